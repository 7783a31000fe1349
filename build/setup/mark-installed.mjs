// npm's own `prepare` script: an `npm ci` or `npm install` by hand need not be repeated by the next command.
import { markInstalled } from './install.mjs';

markInstalled();
