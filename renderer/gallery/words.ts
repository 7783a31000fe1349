import type { Tone } from '#renderer/ui/tone.ts';

/** Every tone there is. */
export const TONE_NAMES: readonly Tone[] = ['neutral', 'now', 'party', 'foe', 'ally', 'hidden', 'critical'];

/** A name as long as narrators give them, with no place to break early. */
export const LONG =
  'Capanga 2, o de capa vermelha que fugiu da Torre de Vidro com o estandarte e o selo do arquiduque';

/** Notes with all that notes may hold. */
export const NOTES = `## Sob a ponte

Ágata deve **três favores** ao *barqueiro*; ele cobra em silêncio.

- a senha é \`ampulheta\`
- quem paga:
  1. o guarda
  2. ninguém

> O vidro lembra de quem o soprou.

| Hora | Quem passa |
|------|------------|
| 21h  | a patrulha |

---

    6d6 de dano, metade se passar`;

/** Does nothing: what is pressed in the gallery leads nowhere. */
export const nothing = (): void => undefined;
