import { say } from '#shared/text/translate.ts';
import { asFile, inEachLanguage, logObject } from '#shared/log/formats/json.ts';
import { BETWEEN_LONGER } from '#shared/text/lists.ts';
import type { SessionReport } from './report.ts';

/** Raised when the shape below changes in a way a reader would notice. */
const VERSION = 1;

/** The report of a session as JSON of a stable, versioned shape, every fight as its own file has it. */
export function sessionToJson(report: SessionReport): string {
  const { id, audience, session, campaign, system, unit, notes, party, statistics, fights } = report;
  return asFile({
    format: 'rodada-session',
    version: VERSION,
    audience,
    id,
    campaign,
    session,
    system: inEachLanguage((locale) => say(system, locale)),
    unit: inEachLanguage((locale) => say(unit, locale)),
    notes,
    party: party.map(({ changes, ...line }) => ({
      ...line,
      changes: inEachLanguage((locale) => changes.map((change) => say(change, locale)).join(BETWEEN_LONGER)),
    })),
    statistics,
    fights: fights.map(logObject),
  });
}
