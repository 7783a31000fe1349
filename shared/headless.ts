import { readFileSync } from 'node:fs';
import { answersAsJson } from './headless/answer.ts';

const [file, ...rest] = process.argv.slice(2);

if (file === undefined || rest.length > 0)
  stop('Uso: npm run --silent headless -- ARQUIVO.json (ou - para a entrada padrão)');
for (const piece of answersAsJson(readRequests(file))) process.stdout.write(piece);
process.stdout.write('\n');

/** Standard input for `-`, else the file; what can't be read or isn't JSON ends the program with one line and exit 2. */
function readRequests(name: string): unknown {
  try {
    const parsed: unknown = JSON.parse(readFileSync(name === '-' ? 0 : name, 'utf8').replace(/^\uFEFF/, ''));
    return parsed;
  } catch (error) {
    return stop(`${name}: ${error instanceof SyntaxError ? 'não é JSON' : 'não pude ler o arquivo'}`);
  }
}

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(2);
}
