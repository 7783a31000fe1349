import type { Message } from '#shared/text/message.ts';
import { say } from './texts.ts';

/** What a material adds to the difficulty, and what it takes off damage (RD). */
export interface MaterialFigures {
  readonly bonus: number;
  readonly damageReduction: number;
}

/** A row of the table of materials, shipped or of a campaign (O6). */
export interface ObjectMaterial extends MaterialFigures {
  readonly id: string;
  readonly name: Message;
}

/** The shipped table of materials, "valores sugeridos": the source gives no figures (O5). */
export const SHIPPED_MATERIALS: readonly ObjectMaterial[] = [
  { id: 'paper', name: say('material.paper'), bonus: 0, damageReduction: 0 },
  { id: 'rope', name: say('material.rope'), bonus: 0, damageReduction: 0 },
  { id: 'glass', name: say('material.glass'), bonus: 0, damageReduction: 1 },
  { id: 'ice', name: say('material.ice'), bonus: 1, damageReduction: 0 },
  { id: 'leather', name: say('material.leather'), bonus: 1, damageReduction: 2 },
  { id: 'bone', name: say('material.bone'), bonus: 1, damageReduction: 3 },
  { id: 'wood', name: say('material.wood'), bonus: 2, damageReduction: 5 },
  { id: 'stone', name: say('material.stone'), bonus: 4, damageReduction: 8 },
  { id: 'iron', name: say('material.iron'), bonus: 5, damageReduction: 10 },
  { id: 'mithral', name: say('material.mithral'), bonus: 6, damageReduction: 15 },
  { id: 'adamantine', name: say('material.adamantine'), bonus: 8, damageReduction: 20 },
];
