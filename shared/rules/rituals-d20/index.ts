import { individualTurns } from '../../combat/turns/individual.ts';
import { pointsHome } from '../kit/points-home.ts';
import type { RuleSystem } from '../system.ts';
import { actions } from './turn/actions.ts';
import { attackOffer } from './attack/attack-offer.ts';
import { act, draw } from './acts/act.ts';
import { aim } from './acts/aim.ts';
import { attack } from './acts/attack.ts';
import { charge } from './acts/charge.ts';
import { counterAttack } from './acts/counter-attack.ts';
import { crush } from './acts/crush.ts';
import { delayAfter } from './acts/delay-after.ts';
import { feint } from './acts/feint.ts';
import { breakFree, release } from './acts/grip.ts';
import { maneuver } from './acts/maneuver.ts';
import { ritual } from './acts/ritual.ts';
import { setSceneCommand } from './acts/set-scene.ts';
import { run, skillTest } from './acts/skill.ts';
import { conditions } from './conditions/conditions.ts';
import { figures, situation } from './figures.ts';
import { form } from './sheet/form.ts';
import { health } from './turn/health.ts';
import { orderRules } from './turn/initiative.ts';
import { metersOf } from './turn/movement.ts';
import { policy } from './forecast/policy.ts';
import { optionsForm } from './options-form.ts';
import { optionsSchema } from './options.ts';
import { resolvers } from './resolvers.ts';
import { sheetLine } from './sheet/sheet-line.ts';
import { sheetSchema } from './sheet/sheet.ts';
import { RITUALS_D20, say, texts } from './words/texts.ts';

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
