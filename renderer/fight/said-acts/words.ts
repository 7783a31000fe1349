/** What can be said of somebody in a line of words. */
export type SaidKind =
  | 'damage'
  | 'heal'
  | 'temp'
  | 'down'
  | 'dead'
  | 'gone'
  | 'standing'
  | 'condition'
  | 'take-off'
  | 'hide'
  | 'show'
  | 'initiative'
  | 'leave'
  | 'act-now'
  | 'pick';

/** What the narrator may rule of somebody in a line of words. */
export type SaidFate = Extract<SaidKind, 'down' | 'dead' | 'gone' | 'standing'>;

/** The words that begin a line, in Portuguese and English, without accents; where two kinds share one, what follows decides. */
export const VERBS: Readonly<Record<SaidKind, readonly string[]>> = {
  damage: ['dano', 'ferir', 'fere', 'damage', 'hurt'],
  heal: ['cura', 'curar', 'heal', 'healing'],
  temp: ['temp', 'temporarios', 'temporario', 'temporary'],
  down: ['cair', 'cai', 'caem', 'derrubar', 'drop', 'down', 'fall', 'falls'],
  dead: ['morrer', 'morre', 'morrem', 'matar', 'mata', 'die', 'dies', 'kill', 'kills'],
  gone: ['fugir', 'foge', 'fogem', 'sair', 'sai', 'saem', 'flee', 'flees', 'leave', 'leaves'],
  standing: ['levantar', 'levanta', 'levantam', 'de pe', 'stand', 'stands', 'rise', 'rises'],
  condition: ['condicao', 'por', 'condition', 'put'],
  'take-off': ['tirar', 'tira', 'remover', 'remove', 'take off', 'lift'],
  hide: ['esconder', 'esconde', 'ocultar', 'oculta', 'hide'],
  show: ['mostrar', 'mostra', 'revelar', 'revela', 'show', 'reveal'],
  initiative: ['iniciativa', 'contagem', 'initiative', 'count'],
  leave: ['remover', 'remove', 'tirar', 'tira'],
  'act-now': ['agir agora', 'agir', 'age', 'act now', 'act', 'acts'],
  pick: ['escolher', 'escolhe', 'pick', 'select'],
};

/** Between two names. */
export const AND: ReadonlySet<string> = new Set(['e', 'and']);

/** Before a name, and no part of it unless the whole name says so. */
export const BEFORE_NAME: ReadonlySet<string> = new Set(
  'em no na nos nas de do da dos das ao aos para o a os as on to for from at the of'.split(' '),
);

/** Before the rounds of a condition, and after them. */
export const FOR: ReadonlySet<string> = new Set(['por', 'durante', 'for']);
/** What a condition is counted in. */
export const ROUNDS: ReadonlySet<string> = new Set(
  'rodada rodadas turno turnos round rounds turn turns'.split(' '),
);

/** Everybody, or everybody of what follows. */
export const ALL: ReadonlySet<string> = new Set(['todos', 'todas', 'all', 'everyone', 'everybody']);

/** Everybody who has the condition that follows. */
export const WITH: ReadonlySet<string> = new Set(['com', 'with']);

/** All of a side. */
export const SIDES = {
  foe: ['oponentes', 'inimigos', 'inimigas', 'foes', 'enemies'],
  pc: ['grupo', 'party', 'personagens', 'characters'],
  ally: ['aliados', 'aliadas', 'allies'],
} as const;
