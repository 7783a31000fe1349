import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Saves, sides and turns, morale and retreat, in Brazilian Portuguese. */
export const round: RulesHelp = {
  C1: {
    title: 'Salvaguarda: o teste de Cairn',
    text: 'A salvaguarda é o teste de Cairn: role um d20, e passa quem tira um número igual ou menor que o atributo **como ele está agora**, não o máximo. O 1 sempre passa e o 20 nunca passa, por mais alto que seja o atributo. Não há dificuldade nem bônus para somar. O aplicativo pede salvaguardas para agir na rodada 1 ([C3](rule:C3)), contra dano crítico ([C9](rule:C9)), na moral e na fuga ([C12](rule:C12)) e em algumas cicatrizes ([C13](rule:C13)). As de um gesto arriscado são com você: peça, role e julgue.',
    example: 'Nilo tem DES 11. Com 11 no d20 ele passa: igual já basta. Com 12, falha.',
  },
  C2: {
    title: 'A rodada, um lado por vez',
    text: 'A rodada dura uns 10 segundos e tem dois passos: primeiro age o grupo, e os aliados com ele; depois, os oponentes. Não há iniciativa nem ordem dentro de um lado. Em cada passo, todos os ataques são declarados antes de qualquer dado; “Resolver” rola tudo junto, e as consequências valem ao mesmo tempo. Por isso, quem cai no passo do próprio lado ainda completa o que tinha declarado. “Próximo lado” só avança quando não resta ataque por resolver, e pula o lado em que ninguém pode agir.',
    example:
      'Iara declara contra o lobo, de 8 PG, e Otto contra o bandido, de 5. Só então saem os dados, 6 e 3. O lobo fica com 2 PG, o bandido também com 2, e a vez passa aos oponentes.',
  },
  C3: {
    title: 'Agir já na primeira rodada',
    text: 'Na rodada 1, cada personagem do grupo que pode agir faz antes uma salvaguarda de DES ([C1](rule:C1)). Quem passa age normalmente; quem falha perde a vez, e só nesta rodada. Aliados e oponentes não precisam dela; um personagem que entra ainda na rodada 1, sim. Isso faz as vezes da surpresa: em Cairn ninguém começa surpreso. Se foi o grupo que armou a emboscada, ou se algo explica a rapidez, dispense um por um ou todos de uma vez. Nas regras da casa dá para abolir essa salvaguarda.',
    example:
      'A luta começa. Iara (DES 12) tira 9 e age. Otto (DES 8) tira 15, falha e perde a vez; na rodada seguinte ele age sem rolar nada.',
  },
  C4: {
    title: 'O que cabe num turno',
    text: 'Em seu turno, cada um se move até 12 m e faz **uma** ação: atacar, lançar um feitiço, mover-se de novo ou outra coisa razoável. O ataque se declara ([C2](rule:C2)); o resto se marca em “Outra ação”, e a tela mostra quem ainda não agiu. Uma segunda ação é recusada. Fugir ([C12](rule:C12)) e socorrer alguém ([C10](rule:C10)) também gastam a ação. O aplicativo não mede distâncias: os 12 m são com você. Se o que se tenta é arriscado, peça uma salvaguarda ([C1](rule:C1)) a quem arrisca ou a quem sofre.',
    example:
      'Iara anda até a porta e usa a ação num segundo movimento. Depois quer atacar, e o aplicativo recusa: ela já usou sua ação nesta vez.',
  },
  C12: {
    title: 'Moral e retirada',
    text: 'O aplicativo avisa sozinho quando os oponentes precisam de uma salvaguarda de VON: na primeira baixa, quando metade deles caiu ou fugiu e, para quem veio sozinho, ao chegar a 0 PG. Cada motivo vale uma vez por luta. Usa-se a VON do líder, se alguma ficha a traz; senão, a maior entre os que ainda lutam. Se falham, fogem todos. Você pode dispensar o aviso ou desligar a moral nas regras da casa; o grupo nunca a testa. Para se retirar, um combatente gasta a ação e faz uma salvaguarda de DES. Se há para onde correr, você decide.',
    example:
      'Iara acerta um dos três bandidos: 8 de dano em quem tinha 3 PG e FOR 9. A FOR cai para 4, a salvaguarda dá 12, e ele está fora da luta. O aviso aparece na hora: a VON do líder é 13, o d20 mostra 14, e os outros dois fogem.',
  },
};
