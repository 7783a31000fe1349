import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Damage and what wounds cost, in Brazilian Portuguese. */
export const wounds: RulesHelp = {
  S10: {
    title: 'Dano, armadura e escudo',
    text: 'O dano é a margem, mais os bônus, menos as penalidades, e nunca fica abaixo de 0. A arma soma 1 por traço (Grande, Pesada, Perigosa) e, corpo a corpo, a Força. A armadura tira dano e atrapalha: leve, 1 de dano; média, 2 e um dado a menos; pesada, 3 e dois dados a menos. Esses dados pesam em tudo que pede agilidade e, se a opção da mesa não mudar, também em ataques e esquivas. O escudo não tira dano: custa um dado a quem ataca seu dono, ou quantos a mesa quiser. “Dano a mais” serve ao que a cena pedir.',
    example:
      'Margem 3 com um montante (Grande e Perigosa) e Força 1, contra uma armadura pesada: 3 + 1 + 1 + 1 − 3 = 3 de dano.',
  },
  S11: {
    title: 'Ferimentos e quanto custam',
    text: 'Com a Vitalidade na metade do máximo ou menos, perde-se um dado em todo teste; com 2 ou menos, dois dados. Em 0, fora de ação; no máximo negativo (−6 para quem tem 6), morto. A penalidade vale só a partir do turno **seguinte**, mesmo para quem ainda não testou neste; com a cura é igual. De Vitalidade cheia ninguém perde dados, por menor que ela seja. O jogo não traz essas faixas: são do aplicativo, e a mesa as muda em “Penalidades por ferimentos”. A tela avisa quantos dados vão faltar no próximo turno.',
    example:
      'Vera tem 6 de Vitalidade, sofre 4 e fica com 2. Neste turno ainda testa sem perder nada; no próximo, são 2 dados a menos.',
  },
};
