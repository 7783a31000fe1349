/** What a colour may mean; `tokens.css` gives each its values in every theme. */
export type Tone = 'neutral' | 'now' | 'party' | 'foe' | 'ally' | 'hidden' | 'critical';
