import { expect } from 'vitest';
import { stateOf } from '../../../combat/history.ts';
import { buildLog, type LogDocument } from '../../../log/document.ts';
import { logWriting, type TextFormat } from '../../../log/formats.ts';
import { forPlayers } from '../../../log/players/for-players.ts';
import { LOCALES, type Locale } from '../../../text/locale.ts';
import type { RuleSystem } from '../../system.ts';
import type { Check } from '../bench.ts';
import type { RandomFight } from '../random/fights.ts';
import { SECRET_WORD } from '../random/vocabulary.ts';

const FORMATS: readonly TextFormat[] = ['html', 'markdown', 'bbcode', 'text', 'csv', 'json'];
/** Exports take longer than anything else here. */
const EXPORTED = 5;
/** What a text that is missing or half filled in leaves behind. */
const LEFT_OVER =
  /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object |(?<![\w/.])[a-z][A-Za-z0-9-]*(?:[.:][a-z][A-Za-z0-9-]*)+(?![\w/])/g;

/** That a fight can be read: on screen, on paper, and by players. */
export const log: readonly Check[] = [
  {
    name: 'a log is written in every format and language, for the narrator and for players, all of it in words',
    run({ system, fights }) {
      for (const fight of fights().slice(0, EXPORTED)) {
        const whole = logOf(system, fight);
        for (const doc of [whole, playersLog(system, fight, whole)]) {
          for (const locale of LOCALES) {
            for (const format of FORMATS) {
              const text = written(doc, format, locale);
              if (format === 'json') expect(() => void JSON.parse(text)).not.toThrow();
              else expect([...new Set(text.match(LEFT_OVER))], `${format} in ${locale}`).toEqual([]);
            }
          }
        }
      }
    },
  },
  {
    name: 'the players’ log holds no name, id or note of the hidden, in any format',
    run({ system, fights }) {
      const secret = new RegExp(`.{0,60}(?:${SECRET_WORD}|visto-).{0,40}`, 'gi');
      for (const fight of fights().slice(0, EXPORTED)) {
        const doc = playersLog(system, fight, logOf(system, fight));
        for (const format of FORMATS) expect(written(doc, format, 'pt-BR').match(secret) ?? []).toEqual([]);
      }
    },
  },
];

function logOf(system: RuleSystem, { rows, history }: RandomFight): LogDocument {
  return buildLog({
    combat: { id: 'x', name: 'Luta' },
    campaign: { name: 'Torre' },
    session: null,
    rows,
    state: stateOf(history),
    systemName: system.name,
    unit: system.health.unit,
    roundMinutes: system.roundMinutes,
    roundName: system.roundName,
  });
}

function playersLog(
  { conditions }: RuleSystem,
  { setup, rows }: RandomFight,
  whole: LogDocument,
): LogDocument {
  return forPlayers(whole, { setup, rows, conditions });
}

function written(doc: LogDocument, format: TextFormat, locale: Locale): string {
  const csv = { separator: ';', bom: true, timeZone: 'UTC' } as const;
  const writing = logWriting(doc, { locale, html: { fontCss: '' }, csv });
  return writing.write(format).replace(/<style>[^]*<\/style>/, '');
}
