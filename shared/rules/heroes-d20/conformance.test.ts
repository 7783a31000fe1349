import { conforms } from '#shared/rules/conformance/conformance.ts';
import { heroesD20 } from './index.ts';

conforms(heroesD20);
