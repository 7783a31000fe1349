import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Scars, critical damage, attributes and rest, in Brazilian Portuguese. */
export const wounds: RulesHelp = {
  C8: {
    title: 'Exatamente 0 PG: cicatriz',
    text: 'O golpe que deixa um personagem do grupo com **exatamente** 0 PG não o derruba: ele ganha uma cicatriz e continua lutando. A entrada da tabela ([C13](rule:C13)) é quantos PG ele perdeu nesse golpe, até 12. Contam só os PG; o que os pontos temporários seguraram fica de fora. Se o golpe passa de 0 não há cicatriz, e o resto sai da FOR ([C9](rule:C9)); quem já estava em 0 também não ganha outra. Aliados e oponentes nunca têm cicatrizes: em 0 PG, só seguem lutando.',
    example:
      'Iara tem 4 PG e Armadura 1. O ogro tira 5: são 4 de dano, ela fica com 0 e ganha a cicatriz 4. Continua de pé.',
  },
  C9: {
    title: 'Além de 0 PG: a FOR',
    text: 'O dano que passa de 0 PG sai da FOR. Na hora, o alvo faz uma salvaguarda de FOR com o valor **novo**: se falha, sofre dano crítico ([C10](rule:C10)); se passa, segue lutando. A partir daí todo dano vai direto para a FOR, e cada golpe pede outra salvaguarda. FOR 0 mata sem salvaguarda. Vale para o grupo e para os oponentes, e os pontos temporários se gastam antes dos PG. O dano que você dá à mão faz o mesmo caminho, só que sem descontar armadura: escreva o que deve sair.',
    example:
      'Otto tem 3 PG e FOR 12. O troll tira 8: 3 saem dos PG e 5 da FOR, que cai para 7. Na salvaguarda sai 7, igual à FOR nova: passou, e Otto ainda luta.',
  },
  C10: {
    title: 'Dano crítico e socorro',
    text: 'Um personagem do grupo com dano crítico só rasteja: não age mais e, sem socorro, morre em uma hora. O aplicativo conta as 360 rodadas e diz em qual delas. “Estabilizar” para o relógio; quem socorre gasta a ação, ou é alguém que não gasta nenhuma. Estabilizado, ele ainda não luta até descansar ([C15](rule:C15)). Outra ferida não recomeça a hora. Oponentes e aliados que falham estão fora da luta, e você diz se morrem. Se a ficha de quem atacou tem um “Efeito do dano crítico”, ele aparece nesse momento.',
    example:
      'A aranha causa 6 de dano em Otto, que tinha 2 PG e FOR 10: a FOR cai para 6, ele tira 15 e falha. Aparece o efeito da aranha, e o relógio marca a morte na rodada 361. Na vez do grupo, Iara estabiliza Otto, e o relógio some.',
  },
  C13: {
    title: 'As doze cicatrizes',
    text: 'A entrada é o número de PG perdidos: 1 Marca para sempre, 2 Abalado, 3 Sacudido, 4 Osso quebrado, 5 Adoecido, 6 Golpe na cabeça, 7 Tendão cortado, 8 Ensurdecido, 9 Outra cabeça, 10 Mutilado, 11 Ferida mortal, 12 Condenado. Mais que 12 também é 12. O aplicativo rola o que ela pede na hora: lugar, salvaguarda, novo máximo. O que depende de melhora espera na ficha até “Já se recuperou”, na luta ou depois. A 11 põe fora de ação e mata em uma hora sem socorro. Com a 12, a próxima falha contra dano crítico é a morte. Que parte do corpo a 10 leva, você decide.',
    example:
      'Nilo tem 4 PG e perde todos os 4: fica com 0 e a cicatriz 4, Osso quebrado. O d6 do lugar mostra 3: braço. Semanas depois, em “Já se recuperou”, saem 4 e 3; 7 é mais que 4, e o PG máximo passa a 7.',
  },
  C14: {
    title: 'Atributos em 0',
    text: 'FOR 0 é a morte; DES 0 paralisa, VON 0 faz delirar, e nesses dois casos não se age até recuperar ao menos 1 ponto. Veneno, frio, magia e outros danos fora do combate vão direto a um atributo, em geral a FOR: em “Atributo”, diga quanto se perde ou se recupera. Por esse caminho não há salvaguarda contra dano crítico. Uma criatura com 0 de 0 não tem o atributo e nada sofre por isso. Cura não traz ninguém de volta da morte; só a sua palavra, que fixa com quantos PG.',
    example:
      'O veneno tira 4 de DES de Nilo, que só tinha 4: fica com 0, paralisado. Depois recupera 2 e volta a agir.',
  },
  C15: {
    title: 'Descanso e recuperação',
    text: '“Alguns momentos” de descanso devolvem todos os PG, menos a quem está em privação. “Uma semana, com ajuda” devolve também os três atributos até o máximo. Quem foi estabilizado volta a lutar depois de qualquer dos dois. Quem está morrendo precisa antes de socorro ([C10](rule:C10)), e a ferida mortal espera “Já se recuperou” ([C13](rule:C13)). Se o lugar deixa descansar, e o que acontece enquanto isso, você decide. No fim da luta, PG, atributos e cicatrizes vão com o personagem para a ficha.',
    example:
      'Iara está com 1 de 6 PG e FOR 8 de 11. Alguns momentos: 6 PG, e a FOR continua 8. Uma semana com ajuda: FOR 11.',
  },
};
