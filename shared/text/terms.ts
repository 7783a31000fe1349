/** An abbreviation of the games in each language. */
interface Term {
  readonly 'pt-BR': string;
  readonly en: string;
}

/** The abbreviations that the games' words are told with, both languages side by side. One that is the same in both stands here, too. */
export const TERMS: readonly Term[] = [
  // Difficulties and what protects.
  { 'pt-BR': 'ND', en: 'DC' },
  { 'pt-BR': 'DT', en: 'DC' },
  { 'pt-BR': 'RD', en: 'DR' },
  { 'pt-BR': 'CA', en: 'AC' },
  // Points.
  { 'pt-BR': 'PV', en: 'HP' },
  { 'pt-BR': 'PG', en: 'HP' },
  { 'pt-BR': 'Vit', en: 'Vit' },
  { 'pt-BR': 'MP', en: 'MP' },
  // Attributes.
  { 'pt-BR': 'FOR', en: 'STR' },
  { 'pt-BR': 'DES', en: 'DEX' },
  { 'pt-BR': 'CON', en: 'CON' },
  { 'pt-BR': 'INT', en: 'INT' },
  { 'pt-BR': 'SAB', en: 'WIS' },
  { 'pt-BR': 'CAR', en: 'CHA' },
  { 'pt-BR': 'VON', en: 'WIL' },
  { 'pt-BR': 'AGI', en: 'AGI' },
  { 'pt-BR': 'PRE', en: 'PRE' },
  { 'pt-BR': 'VIG', en: 'VIG' },
];
