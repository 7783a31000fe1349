import { conforms } from '#shared/rules/conformance/conformance.ts';
import { cairn } from './index.ts';

conforms(cairn);
