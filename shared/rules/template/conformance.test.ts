import { conforms } from '#shared/rules/conformance/conformance.ts';
import { template } from './index.ts';

conforms(template);
