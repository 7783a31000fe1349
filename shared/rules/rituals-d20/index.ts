import { individualTurns } from '../../combat/turns/individual.ts';
import { pointsHome } from '../points-home.ts';
import type { RuleSystem } from '../system.ts';
import { actions } from './actions.ts';
import { attackOffer } from './attack-offer.ts';
import { act, draw } from './commands/act.ts';
import { aim } from './commands/aim.ts';
import { attack } from './commands/attack.ts';
import { charge } from './commands/charge.ts';
import { counterAttack } from './commands/counter-attack.ts';
import { crush } from './commands/crush.ts';
import { delayAfter } from './commands/delay-after.ts';
import { feint } from './commands/feint.ts';
import { breakFree, release } from './commands/grip.ts';
import { maneuver } from './commands/maneuver.ts';
import { ritual } from './commands/ritual.ts';
import { setSceneCommand } from './commands/set-scene.ts';
import { run, skillTest } from './commands/skill.ts';
import { conditions } from './conditions.ts';
import { figures, situation } from './figures.ts';
import { form } from './form.ts';
import { health } from './health.ts';
import { orderRules } from './initiative.ts';
import { metersOf } from './movement.ts';
import { policy } from './policy.ts';
import { optionsForm } from './options-form.ts';
import { optionsSchema } from './options.ts';
import { resolvers } from './resolvers.ts';
import { sheetLine } from './sheet-line.ts';
import { sheetSchema } from './sheet.ts';
import { RITUALS_D20, say, texts } from './texts.ts';

// The text gives no length for a round: six seconds, as is usual in games of this kind.
const ROUND_MINUTES = 0.1;

/** Modern investigators and rituals with pools of d20, "Rituais (Nd20)". */
export const ritualsD20: RuleSystem = {
  id: RITUALS_D20,
  name: say('name'),
  texts,
  sheet: sheetSchema,
  options: optionsSchema,
  optionsForm,
  form,
  sheetLine,
  turns: individualTurns(orderRules),
  commands: [
    attack,
    counterAttack,
    charge,
    aim,
    feint,
    maneuver,
    crush,
    breakFree,
    release,
    ritual,
    skillTest,
    run,
    draw,
    act,
    delayAfter,
    setSceneCommand,
  ],
  conditions,
  health,
  resolvers,
  actions,
  attack: attackOffer,
  roundMinutes: ROUND_MINUTES,
  roundName: 'round',
  movement: metersOf,
  figures,
  situation,
  statLines: null,
  conditionsFrom: () => [],
  carryHome: pointsHome,
  policy,
};
