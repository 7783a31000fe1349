import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Order, surprise, rounds and time, in Brazilian Portuguese. */
export const order: RulesHelp = {
  H1: {
    title: 'Iniciativa e ordem dos turnos',
    text: 'No início do combate, cada um rola d20 + Iniciativa, e quem tem o maior total age primeiro. Empatou? Vai antes quem tem o maior bônus de Iniciativa; depois, quem tem mais DES; por fim, quem entrou antes na lista. A ordem fica guardada à parte dos números: você pode arrastar alguém ou digitar outra contagem sem desarrumar o resto. Três opções da mesa mudam isto: criaturas iguais rolarem juntas, rolar de novo a cada rodada e a menor contagem agir primeiro.',
    example:
      'Ana (Iniciativa 4, DES 2) e Breno (Iniciativa 4, DES 3) tiram 11: dão 15 os dois. O capanga (Iniciativa 1) tira 17 e faz 18. Ordem: capanga 18, Breno 15 e Ana 15; o empate foi para a DES de Breno.',
  },
  H2: {
    title: 'Surpresa',
    text: 'Quem não percebeu o perigo começa surpreso: você marca isso antes de começar, e Percepção é o teste de costume. O surpreso tem turno na rodada 1 e pode se mover, falar ou sacar, mas não atacar; se você tentar, o aplicativo recusa e diz por quê. Até começar o turno dele na rodada 2, ele também está desprevenido: −2 em toda jogada de d20. Quem entra no meio da luta pode chegar surpreso do mesmo jeito.',
    example:
      'Ana cai sobre um guarda surpreso. Ela tira 12 e soma 6 de Luta: 18. Ele tira 11, soma 4 de Fortitude e 3 de armadura e perde 2 por estar desprevenido: 16. O golpe acerta por pouco.',
  },
  H3: {
    title: 'A rodada',
    text: 'Uma rodada é o turno de todos, uma vez cada, sempre na mesma ordem; depois começa outra. Ninguém age duas vezes nem fica de fora, mesmo que você arraste linhas no meio: o próximo turno é de quem vem primeiro na ordem e ainda não agiu nesta rodada. Caídos do lado do grupo continuam na ordem; inimigos derrotados são pulados. Cada rodada vale cerca de 2 minutos no relógio do mundo, que aparece no alto da luta e no registro.',
    example:
      'Com Ana em 18, Breno em 12 e o capanga em 9, três “próximo turno” depois de começar já é a rodada 2, e a vez é de Ana outra vez. No mundo, passaram-se 2 minutos.',
  },
  H4: {
    title: 'Quanto duram os efeitos',
    text: 'Um efeito de N rodadas dura N voltas completas: ele acaba logo antes da contagem em que começou, N rodadas depois, seja de quem for o turno. Não importa se quem o causou caiu, saiu, atrasou ou foi arrastado: o que vale é a contagem. A condição mostra quantas rodadas faltam, e o fim aparece no registro junto do turno em que acontece. Sem rodadas escritas, ela fica até você tirar ou até um teste vencer, quando a regra prevê um.',
    example:
      'Na rodada 1, na contagem 15, Ana deixa o capanga cego por 2 rodadas. A cegueira acaba na rodada 3, logo antes da contagem 15.',
  },
  H5: {
    title: 'Tempo do turno e atrasos',
    text: 'Se a mesa quiser, cada turno tem um limite de tempo real, em minutos, escolhido nas opções da campanha; de fábrica não há limite. O relógio corre ao lado do nome de quem age. Quando acaba, nada muda sozinho: o turno é marcado como atraso com um toque, entra no registro e é contado por personagem. O castigo, se houver, é decisão do narrador. O mesmo turno não é marcado duas vezes.',
    example:
      'A mesa usa 5 minutos por turno. Breno pensa demais, o narrador escolhe “Anotar atraso”, e o registro diz: “Atraso: Breno deixou o tempo do turno acabar”. É o segundo atraso dele na noite; o narrador tira −1 do próximo teste.',
  },
};
