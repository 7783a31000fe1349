import { expect } from 'vitest';
import { stateOf } from '#shared/engine/history.ts';
import { buildLog, type LogDocument } from '#shared/log/document.ts';
import { forPlayers } from '#shared/log/players/for-players.ts';
import { sessionReport, type PartyMember, type SessionReport } from '#shared/log/session/report.ts';
import { FORMATS, reportWritten, written } from '#shared/log/testing/written.ts';
import type { TextFormat } from '#shared/log/formats/formats.ts';
import { LOCALES, type Locale } from '#shared/text/locale.ts';
import { message } from '#shared/text/message.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Check } from '#shared/rules/conformance/bench.ts';
import type { RandomFight } from '#shared/rules/conformance/random/fights.ts';
import { SECRET_WORD } from '#shared/rules/conformance/random/vocabulary.ts';

/** Exports take longer than anything else here. */
const EXPORTED = 5;
/** What a text that is missing or half filled in leaves behind. */
const LEFT_OVER =
  /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object |(?<![\w/.])[a-z][A-Za-z0-9-]*(?:[.:][a-z][A-Za-z0-9-]*)+(?![\w/])/g;

/** A fraction with the mark of the other language; dice such as `d6.` and dates have none. */
const FOREIGN_FIGURE: Readonly<Record<Locale, RegExp>> = {
  'pt-BR': /(?<![\w.,])\d+\.\d{1,2}(?![\w.,])/g,
  en: /(?<![\w.,])\d+,\d{1,2}(?![\w.,])/g,
};
/** A figure with a hyphen for its minus. */
const HYPHEN = /(?<![\w-])-\d/g;

/** That a fight can be read: on screen, on paper, and by players. */
export const log: readonly Check[] = [
  {
    name: 'a log is written in every format and language, for the narrator and for players, all of it in words',
    run({ system, fights }) {
      for (const fight of fights().slice(0, EXPORTED)) {
        const whole = logOf(system, fight);
        for (const doc of [whole, playersLog(system, fight, whole)]) {
          expectWords((format, locale) => written(doc, format, locale));
        }
      }
    },
  },
  {
    name: 'a session’s report is written in every format and language, for the narrator and for players, all of it in words',
    run({ system, fights }) {
      for (const audience of ['narrator', 'players'] as const) {
        const report = reportOf(system, fights().slice(0, EXPORTED), audience);
        expectWords((format, locale) => reportWritten(report, format, locale));
      }
    },
  },
  {
    name: 'the party is as lucky in the players’ log as in the narrator’s',
    run({ system, fights }) {
      for (const fight of fights()) {
        const whole = logOf(system, fight);
        expect(playersLog(system, fight, whole).statistics.luck).toEqual(whole.statistics.luck);
      }
    },
  },
  {
    name: 'the players’ log holds no name, id or note of the hidden, in any format',
    run({ system, fights }) {
      const secret = new RegExp(`.{0,60}(?:${SECRET_WORD}|visto-).{0,40}`, 'gi');
      for (const fight of fights().slice(0, EXPORTED)) {
        const doc = playersLog(system, fight, logOf(system, fight));
        for (const format of FORMATS) expect(written(doc, format).match(secret) ?? []).toEqual([]);
      }
    },
  },
];

/** That a reader finds nothing but words and figures of the language, whatever it is written as. */
function expectWords(write: (format: TextFormat, locale: Locale) => string): void {
  for (const locale of LOCALES) {
    for (const format of FORMATS) {
      const text = write(format, locale);
      if (format === 'json') expect(() => void JSON.parse(text)).not.toThrow();
      else expect(faultsIn(text, format, locale), `${format} in ${locale}`).toEqual([]);
    }
  }
}

/** What no reader may find in a log; a table has figures as spreadsheets read them. */
function faultsIn(text: string, format: string, locale: Locale): readonly string[] {
  const read = format === 'html' ? text.replaceAll(/<[^>]*>/g, ' ') : text;
  const signs = format === 'csv' ? [] : [...read.matchAll(FOREIGN_FIGURE[locale]), ...read.matchAll(HYPHEN)];
  const found = [...text.matchAll(LEFT_OVER), ...signs];
  return [...new Set(found.map(([fault]) => fault))];
}

function logOf(system: RuleSystem, { rows, history }: RandomFight): LogDocument {
  return buildLog({
    combat: { id: 'x', name: 'Luta' },
    campaign: { name: 'Torre' },
    session: null,
    rows,
    state: stateOf(history),
    system,
  });
}

/** An evening of these fights: what each left its characters with, notes, and a fight that can't be read. */
function reportOf(
  system: RuleSystem,
  fights: readonly RandomFight[],
  audience: LogDocument['audience'],
): SessionReport {
  const docs = fights.map((fight) => {
    const whole = logOf(system, fight);
    return { rows: fight.rows, doc: audience === 'players' ? playersLog(system, fight, whole) : whole };
  });
  const unread = [
    message('storedFight.unreadable', { name: 'Ponte', what: message('storedFight.brokenSetup') }),
  ];
  const session = {
    id: 's',
    number: 7,
    title: 'A ponte',
    date: '2026-11-28',
    notes: '# Ida\n\nChuva, **vento**.',
  };
  const party = fights.flatMap((fight) => partyOf(system, fight));
  return sessionReport({
    session,
    campaign: { name: 'Torre' },
    system,
    fights: docs,
    party,
    unread,
    audience,
  });
}

function partyOf(system: RuleSystem, { initial, history }: RandomFight): readonly PartyMember[] {
  return initial.combatants.flatMap((before) => {
    const now = stateOf(history).combatants.find(({ id }) => id === before.id);
    if (before.side !== 'pc' || before.hidden || now === undefined) return [];
    const { hp, sheet, name } = before;
    return [{ name, before: { hp, sheet }, after: system.carryOver(before, now) }];
  });
}

function playersLog(
  { conditions }: RuleSystem,
  { setup, rows }: RandomFight,
  whole: LogDocument,
): LogDocument {
  return forPlayers(whole, { setup, rows, conditions });
}
