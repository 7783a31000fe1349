import { conforms } from '../conformance/conformance.ts';
import { template } from './index.ts';

conforms(template);
