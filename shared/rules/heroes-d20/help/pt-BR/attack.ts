import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Attacks, defences, criticals and damage, in Brazilian Portuguese. */
export const attack: RulesHelp = {
  H6: {
    title: 'A jogada de ataque',
    text: 'Corpo a corpo, o ataque é d20 + Luta + o bônus de ataque da arma. À distância, troca-se Luta por Pontaria. A isso somam-se as condições de quem ataca, o bônus que você escrever no painel e, com um poder ativo que sirva para aquela arma, a INT. Cada parcela aparece no resultado com o nome e a regra. O outro lado é a defesa ([H7](rule:H7)).',
    example:
      'Ana tem Luta 7, e a espada dá +1 de ataque. O d20 mostra 11: 11 + 7 + 1 = 19. O capanga se defende com 17, e a espada acerta.',
  },
  H7: {
    title: 'A defesa do alvo',
    text: 'O alvo sempre rola: d20 + uma resistência + bônus + Classe de armadura. Contra golpes corpo a corpo, a resistência é Fortitude; contra tiros e o que toma uma área, Reflexos; contra a mente, Vontade. Num ataque mental, a Classe de armadura não conta: em seu lugar entra a Armadura mental, de quem tem um elmo ou algo assim. No painel de ataque dá para trocar a defesa quando a cena pede outra.',
    example:
      'A bruxa tira 9 e soma 6 de Pontaria no sussurro que invade a mente: 15. Breno tira 10 e soma 5 de Vontade e 2 de Armadura mental: 17. A armadura de placas dele não ajuda em nada, mas o sussurro não entra.',
  },
  H8: {
    title: 'Acertar: ataque contra defesa',
    text: 'O ataque acerta quando seu total é igual ou maior que o da defesa: o empate é de quem ataca. Os dois dados são sempre rolados, primeiro o do ataque, depois o da defesa, porque um 1 ou um 20 natural de qualquer um pode decidir ([H9](rule:H9)). Com dados digitados, o painel os pede nessa ordem e só pede o dano se o golpe entrar.',
    example: 'Ana faz 10 + 6 = 16. O capanga tira 9 e soma 4 + 3: 16 também. Empatou, então acertou.',
  },
  H9: {
    title: 'Um e vinte naturais',
    text: 'O dado decide antes dos totais, nesta ordem: ataque com 1 erra; ataque com 20 acerta; camuflagem e cegueira fazem errar conforme o número que saiu; defesa com 1 deixa acertar; defesa com 20 faz errar; só então se comparam os totais. Por isso o 20 vence até a camuflagem. Se os dois tiram 20, vale o do ataque, a menos que a mesa escolha nas opções o do defensor ou os totais. Camuflagem de 20% faz errar com 8, 9, 12 ou 13; a de 50%, com qualquer par; o cego só acerta com ímpar.',
    example:
      'Ana faz 24 no ataque. O capanga, que mal se aguenta, tira 20 natural e faz 23. Pelos totais acertaria, mas o 20 da defesa vem antes: erra.',
  },
  H10: {
    title: 'Ataque de toque',
    text: 'Quando basta encostar, escolha uma arma do tipo toque. A jogada é a mesma, com Luta, e o alvo se defende com Reflexos, sem somar a Classe de armadura: não é preciso atravessar nada. O dano, se houver, usa FOR como no corpo a corpo ([H12](rule:H12)).',
    example:
      'Breno quer tocar o vulto: 8 + 5 = 13. O vulto tira 7 e soma 4 de Reflexos: 11. A couraça não conta, e a mão de Breno chega.',
  },
  H11: {
    title: 'Acerto crítico',
    text: 'É crítico quando o ataque acerta e o natural está na margem da arma (20, 19–20 ou 18–20). Então tudo se multiplica: os dados e todos os bônus do dano, pelo multiplicador da arma (×2, ×3 ou ×4). Os dados não são rolados de novo. Mortos-vivos e construtos também sofrem críticos, e um golpe que entrou porque a defesa tirou 1 pode ser crítico. Um 19 que não acerta não é nada.',
    example:
      'A espada de Ana é 19–20 ×2. Ela tira 19 e faz 26 contra 18. No d8 sai 6: (6 + 2 de nível + 3 de FOR) × 2 = 22 de dano.',
  },
  H12: {
    title: 'Dano',
    text: 'Dano é: dados da arma + metade do nível, para baixo + FOR (corpo a corpo e toque) ou DES (à distância) + bônus de dano da arma, e ainda a INT quando o ataque usa um poder ativo. Num crítico, a soma inteira é multiplicada, também a INT. Todo golpe que acerta tira pelo menos 1, por pior que seja a conta. Os pontos temporários se gastam primeiro.',
    example: 'Ana é de nível 5 e tem FOR 3; a espada dá 1d8 e +1. Sai 5 no dado: 5 + 2 + 3 + 1 = 11 de dano.',
  },
  H13: {
    title: 'Atirar numa briga',
    text: 'Atirar em quem está corpo a corpo com outro custa −4: marque “Tiro em briga” no painel. Se o dado mostrar 1, o tiro desvia e fere alguém que esteja na confusão ou por perto. Quem, é você que escolhe, em “Se sair 1, atinge”; o dano é comum, nunca crítico. Se não escolher ninguém, o tiro se perde.',
    example:
      'Lia atira no ogro que luta com Breno e tira 1: 1 + 8 − 4 = 5. O tiro desvia para Breno. No d6 sai 4: 4 + 1 + 2 = 7 de dano nele.',
  },
  H14: {
    title: 'Ataques adicionais',
    text: 'Uma ação de combate pode ter mais de um ataque: o primeiro sem redutor, o segundo com −4, o terceiro com −8, e assim por diante. O painel já oferece o seguinte depois de cada um. Eles têm de vir em seguida: se outra ação se meter no meio, não há mais ataques adicionais neste turno. Quantos ataques um personagem tem é a ficha e o narrador que dizem; o aplicativo não põe limite.',
    example:
      'No segundo ataque, Ana tira 10: 10 + 8 − 4 = 14. O capanga se defende com 13, e este também acerta.',
  },
  H15: {
    title: 'Poderes e magias',
    text: 'Criar um poder custa uma ação de movimento e um teste de Controle contra a dificuldade da mesa (15 de fábrica). Passou: paga-se o custo em MP, e o poder fica de pé por tantas rodadas quanto a INT (pelo menos 1), enquanto houver MP para cada rodada. Falhou: a ação se foi, os MP não. Enquanto ele dura, marque “Poder ativo” no ataque para somar a INT no ataque e no dano; poder de mãos vale corpo a corpo, poder lançado vale à distância. Lançar uma magia é uma ação de combate: um teste e as suas palavras.',
    example:
      'Ágata (INT 2, Controle 6, 3 MP) cria Punhos de fogo: 10 + 6 = 16, e passa da dificuldade 15. Paga 1 MP, ficam 2, e o poder dura até a rodada 3.',
  },
};
