import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Tests, difficulties and initiative, in Brazilian Portuguese. */
export const tests: RulesHelp = {
  N1: {
    title: 'Testes: quantos d20 rolar',
    text: 'Um teste rola tantos d20 quanto o atributo e fica com o **melhor**; soma-se a perícia, e passa quem iguala ou supera a DT ([N2](rule:N2)). Com atributo 0 rolam-se dois d20 e fica o **pior**; a mesa pode preferir um d20 só. “d20 a mais” aumenta a quantidade: com atributo 0 e um a mais, rola-se um d20 comum. Atributo negativo conta como 0. O painel propõe o atributo que combina com a perícia, e você pode trocá-lo. Sem DT, o aplicativo mostra o total, e o julgamento é seu. Qual perícia cabe na cena, também.',
    example:
      'Lia tem Agilidade 2 e Pontaria 5. Tira 8 e 12: fica o 12, e 12 + 5 = 17 passa da DT 15. Beto, com Agilidade 0 e Pontaria 5, tira 14 e 6: fica o 6, e o total é 11.',
  },
  N2: {
    title: 'Dificuldades e seus nomes',
    text: 'Antes de rolar, você fixa a DT: 5 muito fácil, 10 fácil, 15 moderado, 20 difícil, 25 muito difícil, 30 extremamente difícil, 35 quase impossível. Números entre esses também valem. Igualar a DT já é passar. Aqui o 1 e o 20 naturais não decidem nada: um 20 pode falhar e um 1 pode passar, se a soma der. Vale também nos ataques, em que a DT é a Defesa do alvo ([N6](rule:N6)). Com “sem DT”, o resultado é só um total, para você julgar ou comparar com outro.',
    example:
      'Lia tem 4 na perícia e tira 16: dá 20, e passa na DT 20, difícil. Beto, com 3, tira um 20 natural, mas 23 não alcança a DT 25.',
  },
  N3: {
    title: 'Iniciativa e ordem dos turnos',
    text: 'No início, cada um faz um teste de Agilidade + Iniciativa ([N1](rule:N1)), e o maior total age primeiro. No empate, vai antes quem tem mais na perícia Iniciativa; depois, quem tem mais Agilidade; por fim, quem entrou antes na lista. A ordem se repete a cada rodada; você pode digitar outra contagem ou arrastar alguém. Quem você marca como surpreso fica desprevenido ([N14](rule:N14)) até começar o próprio turno. Três regras da casa mudam isto: criaturas iguais agirem juntas, iniciativa nova a cada rodada e a menor contagem agir primeiro.',
    example:
      'Lia (Agilidade 2, Iniciativa 3) tira 4 e 15: 18. O vulto (Agilidade 1, Iniciativa 6) tira 12, 18 também, e vai antes dela pela perícia. Beto (Agilidade 1) tira 9 e fecha a ordem com 9.',
  },
};
