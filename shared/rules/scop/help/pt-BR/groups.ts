import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Engagement groups and who acts when, in Brazilian Portuguese. */
export const groups: RulesHelp = {
  S5: {
    title: 'Grupos de combate',
    text: 'No começo da luta, cada um se engaja com um inimigo ou com um bando: isso forma um grupo de combate, com quantos houver de cada lado. Todos no mesmo grupo se alcançam; os de outro, só à distância ([S12](rule:S12)). Ao montar a luta, arraste cada um pela alça até o grupo em que luta; se ninguém for engajado, todos começam num grupo só. Quem ficou de fora ou chega no meio da luta ainda entra, sem gastar nada, no turno em que chega. Depois disso, trocar de grupo gasta o turno ([S6](rule:S6)). Não há mapa.',
    example:
      'Dara se engaja com dois guardas na ponte, e Tomás, com o capitão na margem. Dara quer golpear o capitão, e o aplicativo recusa: não estão no mesmo grupo de combate.',
  },
  S6: {
    title: 'Trocar de grupo',
    text: 'Ir para outro grupo, ou afastar-se de todos, gasta o turno inteiro: quem vai não faz mais nada. E não reage a quem deixa para trás: contra ataques vindos do grupo que abandona ele não testa, e o nível de quem ataca é a margem inteira. De quem está em outro grupo e atira, ainda se defende. Chega quando começa o próximo turno, e daí em diante ataca e se defende como todos; se cair antes, não chega. Até o turno ser resolvido dá para desistir. Se há caminho até lá, você decide.',
    example:
      'Tomás, com 6 de Vitalidade, deixa a ponte rumo à margem. O guarda o ataca: dado base 2 e apoio 1, nível 3, e Tomás não testa. São 3 de dano; ele fica com 3 e chega à margem no turno seguinte.',
  },
  S14: {
    title: 'Surpresa e emboscadas',
    text: 'É uma regra opcional, para antes da luta ou para o primeiro turno, enquanto ninguém agiu. Em “Surpresa”, quem se esconde testa furtividade (a armadura atrapalha), e cada possível vítima testa percepção: quem fica **abaixo** é pego; com o mesmo nível, percebe. Ou diga você mesmo quem é surpreendido. O surpreso não faz nada no primeiro turno nem testa: o nível de quem o ataca é a margem inteira, mais o que você der em “Conceitos da vítima”. Do segundo turno em diante, tudo volta ao normal.',
    example:
      'Dara (Furtividade 1) chega por trás: base 2, apoio 3, nível 3. A sentinela tira 1 e é pega. No ataque Dara tira 3, e o Conceito Distraída, da vítima, soma 1: com margem 4, a sentinela vai de 6 para 2.',
  },
  S15: {
    title: 'Agir antes, ou duas vezes',
    text: 'Há quem seja tão rápido que age antes dos outros, ou mais de uma vez. Quem e quando, você decide. Marque “Antes de todos” na declaração: “Resolver antes de todos” rola só esses ataques e as defesas contra eles, e os demais ainda podem mudar de ideia. Quem cai ali não faz mais o que ia fazer; já um ferimento só pesa no turno seguinte ([S11](rule:S11)). Para que alguém aja de novo, declare outra vez por ele: a lista diz “age outra vez”. Fora disso, cada um declara uma vez por turno.',
    example:
      'Dara e um guarda de Vitalidade 2 atacam um ao outro, mas ela age antes de todos: 3 contra 1. Com margem 2 ele cai a 0, seu golpe não acontece mais, e Dara continua com 6.',
  },
};
