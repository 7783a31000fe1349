import type { CreatureChoice, CreatureFormat } from '#shared/api/bestiary.ts';
import { writeJson } from '#shared/creature-files/json-file.ts';
import { writeStatLines } from '#shared/creature-files/stat-line-file.ts';
import { writeCsv } from '#shared/creature-files/write-csv.ts';
import { RodadaError } from '#shared/errors.ts';
import type { Creature } from '#shared/records/creature.ts';
import { systemOf } from '#shared/rules/registry.ts';
import type { RuleSystem } from '#shared/rules/system.ts';
import type { Locale } from '#shared/text/locale.ts';
import { message } from '#shared/text/message.ts';
import type { WorkPlace } from '#electron/files/work-place.ts';
import { writeFileWhole } from '#electron/files/whole-file.ts';
import { chosenIds } from '#electron/store/chosen-creatures.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { readableCreatures } from '#electron/store/creatures.ts';
import { portraitData } from '#electron/store/pictures/picture-data.ts';
import { bestiaryCards, type CardsPage } from './bestiary-cards.ts';

/** Creatures to be written, and in which language. */
export interface CreaturesAsked {
  readonly which: CreatureChoice;
  readonly locale: Locale;
}

/** What came of writing creatures. */
export interface CreaturesWritten {
  readonly count: number;
  /** How many hold more than the format does. */
  readonly lossy: number;
}

type Written = Exclude<CreatureFormat, 'cards'>;

/** Writes creatures to a file, one after the other; damaged ones are left out. `NOT_ALLOWED` for stat lines of a system that has none. */
export function writeCreatures(
  { db, step }: Pick<WorkPlace, 'db' | 'step'>,
  { which, locale, format, path }: CreaturesAsked & { readonly format: Written; readonly path: string },
): CreaturesWritten {
  const system = systemOf(requireCampaign(db, campaignOf(which), 'which').system);
  const ids = chosenIds(db, which);
  let done = 0;
  let count = 0;
  const rounds = format === 'json' || format === 'stat-lines' ? 1 : 2;
  function* creatures(): Generator<Creature> {
    count = 0;
    for (const id of ids) {
      step((done += 1), ids.length * rounds);
      for (const creature of readableCreatures(db, [id])) {
        count += 1;
        yield creature;
      }
    }
  }
  let lossy = 0;
  const text = textOf(format, creatures, system, { locale, lose: () => (lossy += 1) });
  writeFileWhole(path, text);
  return { count, lossy };
}

/** A page of creatures' cards, one of each. `NOT_ALLOWED` for none, or more than one PDF holds. */
export function cardsOfCreatures(
  { db }: Pick<WorkPlace, 'db'>,
  { which, locale, fontCss }: CreaturesAsked & { readonly fontCss: string },
): CardsPage {
  const campaign = requireCampaign(db, campaignOf(which), 'which');
  const creatures = readableCreatures(db, chosenIds(db, which));
  const pictured = creatures.map((one) => ({
    ...one,
    // Of many, and small on paper.
    portrait: portraitData(db, { kind: 'creature', id: one.id }, 'small'),
  }));
  return bestiaryCards(campaign, pictured, { locale, fontCss });
}

/** The campaign whose creatures are meant. */
export function campaignOf(which: CreatureChoice): string {
  return which.kind === 'these' ? which.campaignId : which.filter.campaignId;
}

interface Telling {
  readonly locale: Locale;
  /** Told of each creature that holds more than the format does. */
  readonly lose: () => void;
}

function textOf(
  format: Written,
  creatures: () => Iterable<Creature>,
  system: RuleSystem,
  { locale, lose }: Telling,
): Iterable<string> {
  switch (format) {
    case 'json':
      return writeJson(creatures(), system);
    case 'csv':
      return writeCsv(creatures, system, { layout: 'plain', locale });
    case 'excel':
      return writeCsv(creatures, system, { layout: 'excel', locale });
    case 'stat-lines': {
      const lines = writeStatLines(creatures(), system, { locale, lose });
      if (lines === null) throw new RodadaError('NOT_ALLOWED', message('store.import.noStatLines'));
      return lines;
    }
  }
}
