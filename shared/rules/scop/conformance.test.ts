import { conforms } from '#shared/rules/conformance/conformance.ts';
import { scop } from './index.ts';

conforms(scop);
