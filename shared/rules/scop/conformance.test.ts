import { conforms } from '../conformance/conformance.ts';
import { scop } from './index.ts';

conforms(scop);
