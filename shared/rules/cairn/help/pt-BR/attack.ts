import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Attacks, the dice they roll, blasts and detachments, in Brazilian Portuguese. */
export const attack: RulesHelp = {
  C5: {
    title: 'O ataque sempre acerta',
    text: 'Não se rola para acertar: role o dado da arma, desconte a armadura do alvo (de 0 a 3), e o que sobra sai dos PG dele. Nunca fica abaixo de 0. Se vários do mesmo lado atacam o mesmo alvo no mesmo passo, todos rolam, mas conta **só o maior** resultado, e a armadura é descontada uma vez. Por isso declare todos antes de resolver: quem já foi atacado neste passo não pode ser alvo de novo. Dano 0 não pede salvaguarda nem deixa cicatriz. O que passa dos PG segue em [C9](rule:C9).',
    example:
      'Iara e Otto atacam o lobo, de 7 PG e Armadura 1. Saem 3 e 6: só o 6 conta e, menos 1, são 5 de dano. O lobo fica com 2 PG.',
  },
  C6: {
    title: 'Prejudicado, aprimorado, duas armas',
    text: 'Ao declarar, escolha a posição de quem ataca. **Prejudicado** (de mãos atadas, atrás de cobertura, contra um alvo muito distante): o dano é d4, seja qual for a arma. **Aprimorado** (alvo indefeso, manobra ousada): d12. Os dois juntos se anulam, por mais motivos que cada um tenha. Desarmado é sempre d4. Com duas armas, escritas como d8+d6, rolam-se os dois dados e fica o maior; a posição troca cada um deles. As condições Prejudicado e Aprimorado fazem o mesmo enquanto duram. Munição não se conta, a não ser que a arma gaste um contador.',
    example:
      'Otto, de mãos atadas, ataca com o machado de d10: prejudicado, rola d4 e tira 3. Iara pega o guarda dormindo com as duas adagas: aprimorada, rola dois d12, 4 e 11, e vale o 11.',
  },
  C7: {
    title: 'Ataques explosivos',
    text: 'Uma arma marcada como explosiva atinge vários alvos: junte-os com Ctrl e clique, e cada um recebe **a própria rolagem** de dano, com a própria armadura. Serve para bombas, para o sopro de um dragão, para um teto que desaba. Se ninguém sabe quantos estão na área, “Quantos alcança?” rola o mesmo dado do dano e diz o número; não gasta a ação nem marca ninguém. Quem são os atingidos, aliados incluídos, é decisão sua. As outras armas só aceitam um alvo, salvo as de um destacamento ([C11](rule:C11)).',
    example:
      'A bomba de Iara (d6) cai entre os goblins, e o d6 diz que alcança até 3. Cada um deles tem 6 PG e sua própria rolagem: 5, 2 e 6. Ficam com 1, 4 e 0.',
  },
  C11: {
    title: 'Destacamentos em combate',
    text: 'Um bando numeroso que luta como um só é um destacamento: uma ficha só, com “Destacamento” marcado. O ataque de um indivíduo contra ele é prejudicado, a não ser que seja explosivo. O ataque dele contra indivíduos é aprimorado e pode ter vários alvos, como os explosivos ([C7](rule:C7)). Entre dois destacamentos nada muda. Dano crítico ([C9](rule:C9)) o dispersa ou enfraquece muito: o aplicativo o põe fora da luta e, se você acha que só enfraqueceu, tire dele a condição Dano crítico e ele continua. FOR 0 o destrói.',
    example:
      'Otto ataca os piratas (destacamento, 12 PG, Armadura 1) com um d10, que vira d4: sai 3, menos 1, e eles ficam com 10. Na resposta, o d6 deles vira d12 contra Otto, que tem 10 PG e Armadura 1: sai 9, são 8 de dano, e restam 2 PG.',
  },
};
