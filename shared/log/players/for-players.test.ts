import { describe, expect, it } from 'vitest';
import type { FieldsOf } from '#shared/combat/command.ts';
import type { CoreCommand } from '#shared/combat/commands/index.ts';
import type { JsonObject } from '#shared/json.ts';
import { systemOf } from '#shared/rules/registry.ts';
import { BRIDGE, logOf, play, type Step } from '#shared/log/testing/bridge-fight.ts';
import { entryText } from '#shared/log/formats/text.ts';
import { fateText, rosterName } from '#shared/log/roster.ts';
import { forPlayers } from './for-players.ts';

const { conditions } = systemOf('heroes-d20');
const START: Step = [
  {
    type: 'start',
    initiative: { agata: 19, breno: 23, nilo: 16, 'capanga-1': 15, 'capanga-2': 15, atirador: 12 },
  },
];
const hide = (id: string, hidden: boolean): Step => [{ type: 'hide', combatants: [id], hidden }];
const hurt = (target: string, amount: number): Step => [{ type: 'damage', target, amount }];

/** The bridge as its players have it, with some hidden from the start. */
function playersLog(steps: readonly Step[], ...hidden: readonly string[]) {
  const combatants = BRIDGE.map((one): JsonObject =>
    hidden.some((id) => one['id'] === id) ? { ...one, hidden: true } : one,
  );
  const { rows } = play(combatants, steps);
  const doc = forPlayers(logOf(combatants, steps), {
    setup: { combatants: [...combatants] },
    rows,
    conditions,
  });
  const texts = doc.chapters.flatMap(({ entries }) => entries.map((entry) => entryText(entry, 'pt-BR')));
  const roster = [...doc.roster.party, ...doc.roster.foes].map(
    (line) => `${rosterName(line, 'pt-BR')}: ${fateText(line, doc.unit, 'pt-BR')}`,
  );
  return { doc, texts, roster };
}

describe('the players’ log', () => {
  it('tells the order without its totals, characters’ points in figures, foes’ health in words', () => {
    const { texts, roster, doc } = playersLog([
      START,
      hurt('agata', 3),
      hurt('capanga-1', 4),
      hurt('capanga-1', 3),
      hurt('capanga-1', 20),
    ]);
    expect(texts).toEqual([
      'Começa o combate: Breno, o Raio, Ágata, Guarda Nilo, Capanga 1, Capanga 2, Atirador',
      'Ágata sofre 3 de dano (25 → 22)',
      'Capanga 1 fica ferido',
      'Capanga 1 fica muito ferido',
      'Capanga 1 cai',
    ]);
    expect(roster).toContain('Capanga 2: ileso');
    expect(roster).toContain('Capanga 1: cai');
    expect(roster).toContain('Ágata: 22/25 PV');
    expect(doc.statistics).toMatchObject({ takenByParty: 3, dealt: [] });
  });

  it('tells a free roll as it fell where it is open and all in it are seen, and nothing of the narrator’s own', () => {
    const roll = (
      fields: Omit<FieldsOf<CoreCommand, 'roll'>, 'dice'>,
      ...naturals: readonly number[]
    ): Step => [{ type: 'roll', dice: 'd20+2', ...fields }, naturals];
    const { texts } = playersLog(
      [
        START,
        roll({ combatant: 'agata', why: 'saltar' }, 9),
        roll({ why: 'segredo', open: false }, 9),
        roll({ combatant: 'atirador' }, 9),
        roll({ combatant: 'agata', against: { dice: 'd6', combatant: 'capanga-1' } }, 1, 6),
        roll({}, 3),
      ],
      'atirador',
    );
    expect(texts.slice(1)).toEqual([
      'Ágata rola d20+2 (saltar): 11',
      'Ágata rola d20+2 contra d6 de Capanga 1: Capanga 1 vence, 6 contra 3',
      'O narrador rola d20+2: 5',
    ]);
  });

  it('tells a note of the narrator’s where it is open and names nobody they haven’t seen', () => {
    const note = (text: string, open: boolean): Step => [{ type: 'note', text, open }];
    const steps = [note('A ponte range', true), note('O duque pagou', false), note('O atirador mira', true)];
    const { texts } = playersLog([START, ...steps], 'atirador');
    expect(texts.slice(1)).toEqual(['Nota do narrador: A ponte range']);
  });

  it('says of an attack who, whom and how it came out; of a character’s, the d20', () => {
    const attack: Step = [
      { type: 'attack', attacker: 'breno', target: 'capanga-1', weapon: 'bow' },
      [13, 9, 5],
    ];
    const { texts, doc } = playersLog([START, attack]);
    expect(texts[1]).toMatch(/^Breno, o Raio ataca Capanga 1 \(Arco\): (acerta|erra)/);
    expect(texts[1]).not.toMatch(/contra \d/);
    const figures = doc.chapters[0]?.entries[1]?.arithmetic.map(({ sum }) => sum.total);
    expect(figures).toEqual([13]);
  });

  it('has no part for one hidden at that moment, and closes the gap in the names', () => {
    const { texts } = playersLog(
      [START, hurt('capanga-1', 3), hurt('capanga-2', 3), hide('capanga-1', false), hurt('capanga-1', 3)],
      'capanga-1',
    );
    expect(texts).toEqual([
      'Começa o combate: Breno, o Raio, Ágata, Guarda Nilo, Capanga, Atirador',
      'Capanga fica ferido',
      'Capanga 2 fica muito ferido',
    ]);
  });

  it('tells a new name of one in sight once, after the one they knew, and none of one hidden', () => {
    const rename = (combatant: string, name: string): Step => [{ type: 'rename', combatant, name }];
    const { texts, roster } = playersLog(
      [
        START,
        hurt('capanga-2', 3),
        rename('capanga-2', 'O de capa'),
        rename('capanga-1', 'O espião'),
        hurt('capanga-2', 30),
      ],
      'capanga-1',
    );
    expect(texts.slice(1)).toEqual([
      'Capanga fica ferido',
      'Capanga passa a se chamar O de capa',
      'O de capa cai',
    ]);
    expect(roster.join()).not.toContain('espião');
  });

  it('tells what a hidden one does to somebody in sight without saying who', () => {
    const { texts } = playersLog(
      [
        START,
        [
          {
            type: 'add-condition',
            target: 'agata',
            condition: 'prone',
            by: 'atirador',
            rounds: 3,
            note: 'amanhã',
          },
        ],
      ],
      'atirador',
    );
    expect(texts.at(-1)).toBe('Ágata recebe a condição Caído');
  });

  it('keeps rulings’ notes, reminders, hiding and what was taken back to the narrator', () => {
    const { texts, doc } = playersLog([
      START,
      [{ type: 'ruling', target: 'agata', points: 20, note: 'a armadura amassou' }],
      [{ type: 'ruling', target: 'atirador', points: 4, note: 'fingiu' }],
      [{ type: 'remind', combatant: 'atirador', text: 'regenera' }],
      hide('atirador', true),
      hurt('agata', 9),
      [{ type: 'undo' }],
    ]);
    expect(texts.slice(1)).toEqual(['Ágata fica com 20/25', 'Atirador fica muito ferido']);
    expect(doc.corrections).toEqual([]);
  });

  it('is numbered without gaps, and by ids that count nobody hidden', () => {
    const { doc } = playersLog(
      [START, hurt('capanga-1', 1), hurt('agata', 1), hurt('agata', 1)],
      'capanga-1',
    );
    const entries = doc.chapters.flatMap((chapter) => chapter.entries);
    expect(entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(doc.people.map(({ id }) => id).toSorted()).toEqual(['1', '2', '3', '4', '5']);
  });

  it('is empty before the start', () => {
    expect(playersLog([hurt('agata', 1)]).texts).toEqual([]);
  });
});
