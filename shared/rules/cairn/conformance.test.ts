import { conforms } from '../conformance/conformance.ts';
import { cairn } from './index.ts';

conforms(cairn);
