import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Attacks, reactions, aiming, charges and being flat-footed, in Brazilian Portuguese. */
export const attack: RulesHelp = {
  N5: {
    title: 'Reações a um ataque',
    text: 'Cada um tem tantas reações quanto a Agilidade; elas voltam quando começa o próprio turno. Atacado, pode gastar uma, e só uma por ataque, escolhida antes dos dados. **Bloquear**: se o golpe acerta, a Constituição sai do dano, até 0. **Esquivar**: a DT para acertar passa a ser Defesa + Destreza. **Contra-atacar**: a Defesa fica como está e, se o ataque erra, responde-se com um golpe corpo a corpo, antes que outro turno comece. A reação se gasta de todo jeito. Com Agilidade 0 não há nenhuma. O painel mostra o que cada uma muda na chance.',
    example:
      'O vulto (FOR 2, Luta 5) ataca Lia, de Defesa 12. Ela bloqueia com Constituição 3: o 6 e o 11 dão total 16 e acertam; o d8 dá 7, menos 3, e são 4 de dano. Se ela esquivasse com Destreza 4, a DT seria 16, e um 6 e um 10, total 15, errariam.',
  },
  N6: {
    title: 'Atacar e causar dano',
    text: 'Atacar gasta a ação padrão: é um teste ([N1](rule:N1)) com o atributo e a perícia da arma contra a Defesa do alvo. Se a ficha não diz outra coisa, corpo a corpo usa Força e Luta, e à distância, Agilidade e Pontaria. Igualar a Defesa acerta; não há acerto crítico nem erro automático. Acertando, rola-se o dano da arma como está escrito: nenhum atributo se soma. A reação do alvo ([N5](rule:N5)) pode mudar a DT ou o dano. Distância e luz são modificadores seus. Em 0 PV, inimigos saem da luta; quem é do grupo cai, e o que isso significa é com você.',
    example:
      'Beto tem FOR 1 e Luta 4. O d20 mostra 9: 13 contra Defesa 13, acerta. A faca causa 1d6+2: sai 5, e são 7 de dano.',
  },
  N10: {
    title: 'Mirar antes de atirar',
    text: 'Mirar gasta a ação padrão e escolhe um alvo: o próximo teste de ataque contra ele tem +1d20 e, se errar, não acerta um aliado. Como a padrão se foi, o tiro costuma vir no turno seguinte. A mira acaba com o próximo ataque que se fizer, contra quem for: se o alvo é outro, ela se perde sem ajudar. Num tiro contra quem está agarrado ([N9](rule:N9)), se o dado mandar a bala a um aliado, o tiro se perde em vez de feri-lo. Se um susto ou um empurrão estraga a mira, tire a condição Mirando.',
    example:
      'Lia (Agilidade 2, Pontaria 4) mira no vulto, de Defesa 16. No turno seguinte rola três d20, 5, 9 e 14: 14 + 4 = 18, acerta. A pistola tira 6, e ele vai de 20 para 14 PV.',
  },
  N11: {
    title: 'Investida: correr e golpear',
    text: 'É uma ação completa: corre-se em linha reta até o dobro do deslocamento ([N7](rule:N7)), com no mínimo 3 m, e no fim ataca-se corpo a corpo com +1d20. O preço é a guarda aberta: −5 na Defesa até o próximo turno. No caminho dá para atropelar ([N9](rule:N9)) de graça, um depois do outro, mas não o alvo do ataque; se alguém barra a passagem, a investida acaba ali, sem ataque. O agarrado não investe. Em terreno difícil não há investida: isso, a linha reta e a distância, você confere.',
    example:
      'Beto (FOR 1, Luta 4), que anda 4 m, investe até 8 m contra o vulto, de Defesa 14. Rola dois d20, 7 e 12: 12 + 4 = 16, acerta. São 6 de dano, e ele vai de 20 para 14 PV.',
  },
  N14: {
    title: 'Desprevenido e outras condições',
    text: 'Desprevenido tira 5 da Defesa; o jogo usa a palavra sem dar o número, que a mesa pode mudar nas regras da casa. Fica assim quem é surpreendido, quem está agarrado ([N9](rule:N9)) e quem caiu numa finta, esta só contra quem fintou ([N8](rule:N8)); dois motivos não se somam. Caído, Cobertura e Condição do narrador não têm número próprio: ao dar uma delas, diga quanto muda no ataque e na Defesa. Condições diferentes se somam, e o resultado mostra cada uma pelo nome. Para o que só vale desta vez, use os modificadores do painel.',
    example:
      'O vulto tem Defesa 14 e está desprevenido: vale 9. Beto tira 6 e soma 4: 10, acerta, e são 3 de dano, de 10 para 7 PV.',
  },
};
