import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Feints and manoeuvres, in Brazilian Portuguese. */
export const maneuvers: RulesHelp = {
  N8: {
    title: 'Finta: enganar o alvo',
    text: 'Fintar gasta a ação padrão: é um teste de Enganação contra um de Destreza do alvo, cada um com seu atributo. Quem finta precisa do total **maior**: no empate não engana. Se engana, o alvo fica desprevenido ([N14](rule:N14)) só para o **próximo** ataque de quem fintou, até o fim do próximo turno dele. Feito o ataque, acerte ou erre, a finta acabou; contra os outros, o alvo está atento como sempre. Como a padrão se foi, o ataque costuma vir no turno seguinte. Se aquela criatura pode ser enganada, você decide.',
    example:
      'Lia (PRE 2, Enganação 4) tira 7 e 13 e faz 17; o vulto (Destreza 2) tira 12, faz 14 e cai na finta. No turno seguinte a Defesa dele, 15, vale 10: Lia tira 8, faz 11 com Luta 3 e acerta, com 3 de dano. Ele fica com 9 PV.',
  },
  N9: {
    title: 'Agarrar, derrubar e outras manobras',
    text: 'Gastam a padrão: teste oposto de Luta, em geral com Força, e quem tenta precisa do total maior.\n\n- **Agarrar** (sem arma, ou com arma leve ou de uma mão): o alvo fica desprevenido e parado, com −2 nos ataques e só armas leves. Solta-se com a padrão e um teste vencido. Quem agarra anda a metade, solta de graça e, em vez de atacar, pode esmagar. Tiro neles: com d20 ímpar, vai no outro.\n- **Derrubar**: por 5 ou mais, também recua 1,5 m; numa beirada, Destreza DT 20.\n- **Desarmar**: por 5 ou mais, o item cai a 1,5 m.\n- **Empurrar**: 1,5 m, e mais 1,5 m a cada 5.\n- **Atropelar**: o outro dá passagem ou resiste; vencido, cai.',
    example:
      'Beto (FOR 2, Luta 5) empurra o vulto (FOR 1, Luta 3). Tira 17 e 9 e faz 22; o vulto tira 8 e faz 11. São 11 de diferença, e ele recua 4,5 m.',
  },
};
