import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Manoeuvres, skill tests and conditions, in Brazilian Portuguese. */
export const maneuvers: RulesHelp = {
  H20: {
    title: 'Agarrar',
    text: 'Os dois rolam d20 + Luta, e quem tenta precisa do total maior: empate é de quem se defende. O agarrado não se move, perde 2 nos ataques e fica desprevenido, o que custa mais 2 em toda jogada. Ele se solta com uma ação de combate e um teste vencido. Quem agarra fica de mãos ocupadas: só ataca com o que não ocupa mão (mordida, chute, chifres), não agarra outro, não desarma nem saca; anda à metade, arrastando, e solta quando quiser, de graça. O painel avisa antes de qualquer dado.',
    example:
      'Ágata tira 12 e soma 7: 19. O bruto tira 8 e soma 4: 12. São 7 de diferença, e ele está agarrado.',
  },
  H21: {
    title: 'Derrubar',
    text: 'Teste oposto de Luta, com a ação de combate. Quem tenta precisa do total maior. Vencendo, o alvo cai, sem dano: caído, tem −4 na defesa contra golpes e +4 contra tiros ([condições](rule:H-conditions)), e gasta um movimento para se levantar. Se ele cair de um lugar alto, peça um teste de Acrobacia.',
    example:
      'Breno tira 10 e soma 5: 15. O ogro tira 11 e soma 4: 15. A diferença é 0, e no empate o ogro fica de pé.',
  },
  H22: {
    title: 'Desarmar',
    text: 'Teste oposto de Luta, com a ação de combate. Vencendo, o item que você disser cai aos pés do alvo. Se ele voa ou está numa ponte, onde o item vai parar é decisão sua. Quem desarma não fica com o item: pegá-lo do chão é um movimento. Quem está agarrando alguém não tem mão para desarmar.',
    example:
      'Ágata tira 14 e soma 7: 21. O bruto tira 12 e soma 4: 16. Por 5 de diferença, o porrete vai ao chão.',
  },
  H23: {
    title: 'Empurrar',
    text: 'Teste oposto de Luta, com a ação de combate. Vencendo, o alvo recua 1,5 m, e mais 1,5 m a cada 5 pontos inteiros de diferença. Quem empurra vai junto, até onde seu movimento alcança. O que há atrás do alvo (muro, beirada, fogueira) é com o narrador.',
    example:
      'Ágata tira 17 e soma 7: 24. O bruto tira 8 e soma 4: 12. São 12 de diferença: 1,5 m + 2 × 1,5 m = 4,5 m.',
  },
  H24: {
    title: 'Separar: quebrar o que ele segura',
    text: 'Para quebrar um item nas mãos de alguém, vença um teste oposto de Luta e depois role o dano normal da arma contra o item, sem crítico. A RD do material tira sua parte ([O3](rule:O3)). O item precisa estar entre os objetos da cena, com quem o carrega; o painel deixa pô-lo na hora. Objetos que ninguém segura são atacados direto ([O1](rule:O1)).',
    example:
      'Ágata vence por 19 a 12 e atinge o escudo de ferro: 6 + 5 + 2 + 3 = 16, menos RD 10, dão 6 de dano. O escudo tinha 40 PV e fica com 34.',
  },
  H25: {
    title: 'Fintar',
    text: 'Fintar é uma ação livre: d20 + Enganação contra o total de iniciativa que o alvo já rolou. Só um total maior engana; o empate é do alvo. O alvo fica desprevenido para o próximo ataque de quem fintou, no máximo até o fim da próxima rodada; usado o ataque, o engano acaba. Quem não tem iniciativa não pode ser enganado assim.',
    example:
      'Ágata tira 6 e soma 8 de Enganação: 14. A iniciativa do bruto é 12: ele cai na finta e perde 2 na próxima defesa.',
  },
  H26: {
    title: 'Testes de perícia',
    text: 'd20 + perícia contra uma dificuldade, que você diz; sem dificuldade, o aplicativo mostra o total e você julga. Passa quem iguala ou supera. Aqui o 1 e o 20 não decidem nada: isso é só para ataques e resistências ([H9](rule:H9)). As condições que valem em toda jogada contam também aqui.',
    example:
      'Lia procura pegadas: tira 8 e soma 5 de Percepção: 13. A dificuldade era 12, e ela acha o rastro.',
  },
  'H-conditions': {
    title: 'Condições',
    text: 'Cada condição mexe em jogadas certas, e o resultado mostra seu nome ao lado do número. Condições diferentes se somam; a mesma, nunca duas vezes.\n\n- **Assustado**: −2 nos ataques e defesas contra quem assusta.\n- **Caído**: −4 na defesa; contra tiros, +4.\n- **Cego**: −4 na defesa, e só acerta com ímpar.\n- **Cobertura**: +4 na defesa contra tiros.\n- **Desprevenido**: −2 em toda jogada de d20.\n- **Em posição mais alta**: +1 nos ataques e defesas.\n- **Fatigado**: perde a CON em toda jogada.\n- **Flanqueado**: na defesa, −3 com 2 inimigos em volta, −4 com 3 e assim por diante.\n- **Camuflagem**: ver [H9](rule:H9). **Agarrado**: ver [H20](rule:H20).\n\nUm teste de Fortitude (sem armadura) contra a dificuldade da mesa encerra cegueira e fadiga.',
    example:
      'Contra um alvo caído e cercado por 3, Ana faz 15. Ele tira 9 e soma 5 de Fortitude e 3 de armadura, menos 4 por estar caído e menos 4 por estar flanqueado: 9.',
  },
};
