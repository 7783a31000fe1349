import type { RulesHelp } from '#shared/help/rule-help.ts';

/** The dice of a test and how they are read, in Brazilian Portuguese. */
export const tests: RulesHelp = {
  S1: {
    title: 'Os dados de um teste',
    text: 'Todo teste rola d6: um **dado base** e os **dados de apoio**, que são o nível da Habilidade, mais um por Conceito a favor, menos um por Conceito contra, mais ou menos a situação ([S4](rule:S4)). Se a conta fica negativa, não há apoio: rola-se o dado base com tantos **dados de penalidade**. Quem não tem a Habilidade entra com 0. Quais Conceitos ajudam ou atrapalham em cada teste, você diz: um clique, a favor; dois, contra. Antes de rolar, a tela mostra cada dado e de onde ele vem.',
    example:
      'Dara tem Espadas 2; Duelista é um Conceito a favor, e Míope, um contra: 2 + 1 − 1, ou seja, o dado base e 2 de apoio. Tomás, sem a Habilidade e com 2 Conceitos contra, rola o dado base e 2 de penalidade.',
  },
  S2: {
    title: 'Como ler os dados',
    text: 'Todo dado acima de 3 é eliminado. Do que sobra, o dado base vale o próprio número (0, se foi eliminado), cada dado de apoio vale +1, e cada um de penalidade, −1. A soma é o **nível**, e níveis se comparam como números: podem ser negativos, e −1 perde para 0. Se todos os dados são eliminados, o teste falhou, com nível 0. Não há dificuldade fixa: o nível se compara com o do outro lado ([S7](rule:S7)), ou você julga quanto basta. A mesa pode preferir o método antigo, com d10 ([S3](rule:S3)).',
    example:
      'Dado base 3 e apoio 1, 2 e 5: o 5 sai, e o nível é 3 + 1 + 1 = 5. Dado base 5 e uma penalidade 2: o base sai, e o nível é −1. Dado base 6 e apoio 4: não sobra nada, e o teste falha com nível 0.',
  },
  S3: {
    title: 'O método antigo, com d10',
    text: 'É uma das regras da casa: em “Dados dos testes”, escolha d10. Rolam-se 2 dados de dez faces, mais a Habilidade, mais ou menos Conceitos e situação. Os que mostram mais de 4 são eliminados; o nível é o maior dos que sobram, mais 1 por outro que sobrou. Se nenhum sobra, ou se a conta deixa 0 dados ou menos, o teste falhou, com nível 0. Aqui não existem dados de penalidade: cada −1 é um dado a menos. O resto da luta, da margem ao dano, não muda.',
    example:
      'Habilidade 1 e 1 Conceito a favor somam-se aos dois dados de sempre: 4 dados. Saem 1, 4, 6 e 10: sobram o 1 e o 4, e o nível é 4 + 1 = 5.',
  },
  S4: {
    title: 'O que a situação soma',
    text: 'Cada fator que favorece quem testa é um dado a mais; cada um que atrapalha, um a menos; os grandes valem o que você disser. Escreva a soma em “Situação (dados)”, no teste ou na declaração. Condições contam do mesmo jeito: ao pôr Caído, Cego ou Assustado, diga quantos dados ela tira ou dá, porque o jogo não fixa números. Ferimentos ([S11](rule:S11)), armadura e escudo ([S10](rule:S10)) e oponentes a mais ([S9](rule:S9)) entram sozinhos: não os conte outra vez.',
    example:
      'Tomás (Arcos 1) atira do alto do muro e com o vento a favor, e você lhe dá 2 dados: são 3 de apoio. Numa noite de chuva, que você acha que vale −2, sobra 1 de penalidade.',
  },
};
