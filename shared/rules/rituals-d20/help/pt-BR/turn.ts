import type { RulesHelp } from '#shared/help/rule-help.ts';

/** What a turn is made of, movement, rituals and delaying, in Brazilian Portuguese. */
export const turn: RulesHelp = {
  N4: {
    title: 'As ações de um turno',
    text: 'Cada turno tem uma ação padrão, uma de movimento e quantas livres couberem. A padrão pode virar um segundo movimento; padrão e movimento juntas pagam uma ação completa. O aplicativo mostra o que resta e recusa o que não cabe, dizendo por quê. As reações se contam à parte ([N5](rule:N5)), e o custo de cada gesto está em [N15](rule:N15). A cena dura quantas rodadas você disser: marque o número em “Duração da cena”, e a tela conta as que faltam e avisa quando acabam. Quando isso acontece, a luta não para: você decide o que vem.',
    example:
      'Você marca uma cena de 3 rodadas. Lia anda duas vezes, trocando a padrão por um segundo movimento; depois quer atirar, e o aplicativo recusa: a padrão já foi trocada.',
  },
  N7: {
    title: 'Deslocamento em metros',
    text: 'Com um movimento anda-se, em metros, metade da Constituição (para baixo) mais o VIG e a AGI **da criação** do personagem. O que subiu depois conta de outro jeito: +2 por ponto de AGI e +1 por ponto de VIG. Por isso a ficha tem “AGI na criação” e “VIG na criação”; se estão vazios, nada mudou desde então. O total nunca fica abaixo de 0. O agarrado não sai do lugar, e quem agarra anda a metade ([N9](rule:N9)); a investida vai até o dobro ([N11](rule:N11)). Até onde isso leva no cenário é com você.',
    example:
      'Lia tem Constituição 5, VIG 2 e AGI 3; na criação eram VIG 1 e AGI 2. A base é 2 + 1 + 2 = 5; o ponto de AGI que subiu soma 2, o de VIG soma 1, e ela anda 8 m.',
  },
  N12: {
    title: 'Rituais e corrida',
    text: 'Conjurar um ritual gasta a ação padrão. Se a ficha traz rodadas de execução, ele pede uma ação completa por rodada e se conclui na última; passar um turno sem continuar, ou começar outro ritual, perde o que estava em andamento. O custo aparece no registro, mas quem o desconta é a mesa, a não ser que o ritual gaste um contador. O que o ritual faz está na descrição dele, e aplicar isso é com você. Correr é uma ação completa, com teste de Atletismo: quanto se vai além do deslocamento ([N7](rule:N7)), você diz pelo total.',
    example:
      'Nara começa um ritual de 2 rodadas, e o registro diz: rodada 1 de 2. No turno seguinte ela continua e o conclui, ao custo de 3.',
  },
  N13: {
    title: 'Atrasar e falar',
    text: 'Atrasar é uma ação livre, só no começo do próprio turno, antes de gastar qualquer coisa: a iniciativa baixa **pelo resto do combate**. Pode ser para logo depois de alguém que age mais tarde, para o último lugar, ou esperando para agir quando quiser; não há limite para a espera. Aqui não existe ação preparada: quem quer responder a algo atrasa, ou usa uma reação ([N5](rule:N5)). Falar também é livre, até 20 palavras por turno, número que a mesa pode mudar; um ritual que se faz com a voz não é fala. Contar as palavras é com você.',
    example:
      'A ordem é Lia 18, Beto 12 e o vulto 9. Lia atrasa para depois de Beto: sua contagem passa a ser 12, logo atrás dele, e a vez é de Beto.',
  },
  N15: {
    title: 'Quanto custa cada gesto',
    text: '**Padrão**: atacar, fazer uma manobra, fintar, mirar, conjurar, usar habilidade ou item, pegar material de ritual, arremessar um item para acertar, sacar uma arma. **Movimento**: mover-se, levantar-se, esconder-se, manipular ou avaliar um item, sacar ou guardar um item, jogar algo a alguém. **Completa**: investida, corrida, ritual de várias rodadas. **Livre**: jogar-se no chão, largar um item, olhar em volta, falar, soltar quem se agarra, atrasar. Sobre sacar uma arma o jogo diz duas coisas: a mesa escolhe padrão ou movimento. Um gesto que falta aqui, em “Outra coisa”, custa o que você disser.',
    example:
      'Beto saca a faca, e lá se vai a padrão: atacar agora é recusado. Se a mesa deixa sacar com movimento, ele ainda ataca, faz 11 + 3 = 14 contra Defesa 12 e causa 4 de dano: o vulto vai de 10 para 6 PV.',
  },
};
