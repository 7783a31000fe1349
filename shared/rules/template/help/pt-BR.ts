import type { RulesHelp } from '#shared/help/rule-help.ts';

/** The rules of the template for a narrator to read, in Brazilian Portuguese. */
export const rules: RulesHelp = {
  T1: {
    title: 'Iniciativa',
    text: 'Cada um rola 2d6 + Agilidade; o maior age primeiro. No empate, a maior Agilidade; depois, quem entrou antes.',
    example: 'Bia tira 4 e 5 e soma 1 de Agilidade: 10. O lobo tira 3 e 4 e soma 2: 9. Bia age primeiro.',
  },
  T2: {
    title: 'O turno',
    text: 'Um turno é uma ação e um passo, em qualquer ordem. Atacar e empurrar são a ação.',
    example: 'Bia dá um passo e ataca. Não pode atacar de novo até o próximo turno.',
  },
  T3: {
    title: 'Atacar',
    text: '2d6 + Luta contra a Guarda do alvo; igualar acerta. Quem rola é só o atacante.',
    example: 'Bia tira 4 e 3 e soma 2: 9, contra Guarda 8. Acerta.',
  },
  T4: {
    title: 'Dano e duplos',
    text: 'O dano é o da arma menos a Armadura, e nunca menos que 1. O duplo 6 sempre acerta e dobra o dano, salvo se a mesa escolher o contrário; o duplo 1 sempre erra.',
    example: 'Bia acerta e tira 5 no d6 da faca. A armadura do lobo é 1: 4 de dano.',
  },
  T5: {
    title: 'Chegar a 0',
    text: 'Com 0 PV, um inimigo está fora da luta. Alguém do grupo cai e não tem turno até ser curado.',
    example: 'O lobo tinha 4 PV e sofre 4: está fora.',
  },
  T6: {
    title: 'Condições',
    text: 'Caído: −2 nas próprias jogadas e na Guarda. Abalado: de −1 a −3 nas jogadas. Protegido: +2 na Guarda. Condições diferentes se somam.',
    example: 'O lobo está caído: sua Guarda 8 vira 6.',
  },
  T7: {
    title: 'Empurrar',
    text: 'Os dois rolam 2d6: Luta de quem empurra contra Agilidade do outro. Igualar derruba, e o outro fica caído até seu próximo turno.',
    example: 'Bia faz 9, o lobo faz 9: ele cai.',
  },
};
