/** The name of the template and what it is like, in both languages. */
export const about = {
  'pt-BR': {
    name: 'Modelo 2d6',
    'about.feel': 'Um jogo pequeno e inteiro, para copiar: ataques, empurrões e condições.',
    'about.dice': 'Dois d6 em cada teste.',
    'about.length': 'Curta: de 3 a 6 rodadas.',
    'about.audience': 'Quem vai acrescentar um sistema.',
    'about.source': 'Feito para servir de modelo.',
  },
  en: {
    name: '2d6 template',
    'about.feel': 'A small whole game to copy: attacks, pushes and conditions.',
    'about.dice': 'Two d6 for every test.',
    'about.length': 'Short: 3 to 6 rounds.',
    'about.audience': 'Whoever is going to add a system.',
    'about.source': 'Made to serve as a template.',
  },
} as const;
