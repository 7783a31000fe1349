import type { Message } from '#shared/text/message.ts';
import { objectsMessage } from './texts.ts';

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
  { id: 'paper', name: objectsMessage('material.paper'), bonus: 0, damageReduction: 0 },
  { id: 'rope', name: objectsMessage('material.rope'), bonus: 0, damageReduction: 0 },
  { id: 'glass', name: objectsMessage('material.glass'), bonus: 0, damageReduction: 1 },
  { id: 'ice', name: objectsMessage('material.ice'), bonus: 1, damageReduction: 0 },
  { id: 'leather', name: objectsMessage('material.leather'), bonus: 1, damageReduction: 2 },
  { id: 'bone', name: objectsMessage('material.bone'), bonus: 1, damageReduction: 3 },
  { id: 'wood', name: objectsMessage('material.wood'), bonus: 2, damageReduction: 5 },
  { id: 'stone', name: objectsMessage('material.stone'), bonus: 4, damageReduction: 8 },
  { id: 'iron', name: objectsMessage('material.iron'), bonus: 5, damageReduction: 10 },
  { id: 'mithral', name: objectsMessage('material.mithral'), bonus: 6, damageReduction: 15 },
  { id: 'adamantine', name: objectsMessage('material.adamantine'), bonus: 8, damageReduction: 20 },
];
