import { basename } from 'node:path';
import type { CardKind } from '#shared/records/encounter.ts';
import type { CardSource } from '#shared/cards/cards.ts';
import { creatureCards } from '#shared/cards/creature-cards.ts';
import { initiativeCards } from '#shared/cards/initiative-cards.ts';
import { cardsPage } from '#shared/cards/page.ts';
import { newCombat } from '#shared/engine/new-combat.ts';
import { RodadaError } from '#shared/errors.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { message } from '#shared/text/message.ts';
import { text } from '#shared/text/translate.ts';
import { participantsOf } from '#electron/fights/participants.ts';
import { lineUp } from '#electron/fights/setup.ts';
import { requireCampaign } from '#electron/store/campaigns.ts';
import { pictureData, portraitData } from '#electron/store/pictures/picture-data.ts';
import { picturesBy } from '#electron/store/pictures/pictures-of-fight.ts';
import { readSettings } from '#electron/store/settings.ts';
import type { Sqlite } from '#electron/store/sqlite.ts';
import type { ExportTools } from './exporter.ts';
import { safeFileName } from './safe-file-name.ts';
import { writeWhole } from './write-whole.ts';

/** Writes an encounter's cards where the narrator says; gives the file's name, or null when the dialog was closed. */
export type CardPrinter = (encounterId: string, kind: CardKind) => Promise<string | null>;

/** Makes the printer of cards of a store. */
export function cardPrinter({ db, printer, chooseTarget }: ExportTools): CardPrinter {
  return async (encounterId, kind) => {
    const { locale } = readSettings(db);
    const source = cardSource(db, encounterId);
    requireSomebody(source, kind);
    const title = text(`cards.title.${kind}`, locale, { title: source.title });
    const target = await chooseTarget(safeFileName(title, 'pdf'), 'pdf');
    if (target === null) return null;
    const { title: encounter, campaign } = source;
    const footer = text('cards.footer', locale, { campaign, title: encounter });
    const body = (kind === 'initiative' ? initiativeCards : creatureCards)(source, locale);
    const page = cardsPage({ title, body, footer }, locale, await printer.fontCss());
    await writeWhole(target, await printer.print(page, footer));
    return basename(target);
  };
}

/** What the cards of an encounter are printed of. `NOT_FOUND` when there is none of that id. */
export function cardSource(db: Sqlite, encounterId: string): CardSource {
  const { encounter, ...participants } = participantsOf(db, encounterId, 'id');
  const campaign = requireCampaign(db, encounter.campaignId, 'id');
  const system = systemOf(campaign.system);
  const { combatants, reserves, surprised, party, creatures: sources } = lineUp(participants);
  const portraits = portraitsOf(db, {
    ...picturesBy(db, 'creature', sources),
    ...picturesBy(db, 'character', Object.fromEntries(party)),
  });
  return {
    title: encounter.name,
    campaign: campaign.name,
    system,
    state: newCombat(system, { combatants, reserves, options: campaign.options }),
    surprised,
    portraits,
    creatures: participants.pieces.map(({ creature, quantity, side }) => {
      const { id, name, hp, sheet, notes } = creature;
      return { name, quantity, side, hp, sheet, notes, portrait: portraitData(db, { kind: 'creature', id }) };
    }),
  };
}

/** By combatant, the portrait of the creature or character it comes from; those without one aren't there. */
function portraitsOf(db: Sqlite, ids: Readonly<Record<string, string>>): Record<string, string> {
  const data = new Map([...new Set(Object.values(ids))].map((id) => [id, pictureData(db, id, 'large')]));
  return Object.fromEntries(
    Object.entries(ids).flatMap(([combatant, id]): [string, string][] => {
      const portrait = data.get(id) ?? null;
      return portrait === null ? [] : [[combatant, portrait]];
    }),
  );
}

function requireSomebody({ state, creatures }: CardSource, kind: CardKind): void {
  const cards = kind === 'initiative' ? state.combatants.length + state.reserves.length : creatures.length;
  if (cards === 0) throw new RodadaError('NOT_ALLOWED', message('cards.nobody'), { path: 'id' });
}
