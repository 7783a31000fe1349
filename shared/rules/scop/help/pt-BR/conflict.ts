import type { RulesHelp } from '#shared/help/rule-help.ts';

/** Who hits whom, and with what effect, in Brazilian Portuguese. */
export const conflict: RulesHelp = {
  S7: {
    title: 'O conflito de um turno',
    text: 'Um turno dura de 5 a 10 segundos, e todos agem ao mesmo tempo: não há iniciativa. Cada um declara o que faz, e “Resolver turno” rola tudo de uma vez. Entre dois que se enfrentam, os dois testam e o nível maior vence; a diferença é a **margem**. O teste do ataque é também o da defesa: ninguém testa duas vezes, por mais que o ataquem ([S9](rule:S9)), a menos que aja de novo ([S15](rule:S15)). No empate nada acontece. Quem só se defende testa, mas não fere. Ao vencedor cabe o efeito que declarou ([S8](rule:S8)).',
    example:
      'Dara tem nível 4, e o guarda, 2: ela vence com margem 2. Se fosse 3 contra 3, ninguém levaria vantagem.',
  },
  S8: {
    title: 'O efeito que se declara',
    text: 'Antes dos dados, quem ataca diz o que quer: **ferir**; impor uma **condição** (caído, desarmado, inconsciente…); **forçar** o outro a recuar ou a ir para outro grupo; **interromper** o que ele fazia; ou **outro** efeito, nas palavras de quem joga. Se vence, acontece isso e só isso: quem quis derrubar não fere. A condição dura os turnos que você escrever, ou até ser tirada. O interrompido perde o que ainda não rolou neste turno, e também a mudança de grupo. Se o efeito faz sentido ali, você decide antes de rolar.',
    example:
      'Dara quer desarmar o capitão. Tira 3 no dado base e 1 no apoio, nível 4; ele tira 2. O capitão fica sem a espada, mas segue com 6 de Vitalidade.',
  },
  S9: {
    title: 'Enfrentar vários de uma vez',
    text: 'Cada oponente além do primeiro custa um dado a quem está em desvantagem, e só a ele. Contam os que o escolheram como alvo e, se ele luta sozinho no grupo, também aquele que ele ataca. Todos testam uma vez só. Quem está sozinho atinge **um** dos que venceu, na ordem que você puser em “Se vencer vários”, e é atingido por todos os que o venceram. Quando são vários contra vários, cada um declara um alvo e só pode atingir esse, se tiver o nível maior.',
    example:
      'Dara (Espadas 2) enfrenta 2 guardas: perde um dado e fica com 1 de apoio. Seu nível é 3; os deles, 2 e 5. Ela atinge o primeiro com margem 1, e o segundo a atinge com margem 2.',
  },
  S12: {
    title: 'Tiro em quem não revida',
    text: 'Um ataque à distância alcança qualquer grupo e não soma a Força. Distância, cobertura e pouca luz são dados a menos ([S4](rule:S4)). Se o alvo percebe o ataque, testa para se esquivar, mas não devolve: o tiro acerta se o nível for maior, e a margem vira dano. Se errar, nada acontece a quem atirou. Quem faz outra coisa no turno pode preferir seguir com ela e deixar-se atingir. Marque “Alvo não percebe” e ele não testa: o nível inteiro é a margem. Se percebe ou não, você decide.',
    example:
      'Tomás (Arcos 1) atira num guarda atrás de um arbusto, que vale −1: rola só o dado base, 3. O guarda se esquiva com 2. A margem é 1, e ele vai de 6 para 5.',
  },
  S13: {
    title: 'Tiro contra tiro',
    text: 'Quando dois atacam um ao outro à distância, é um conflito como o de perto ([S7](rule:S7)): cada um testa uma vez, mirando e se esquivando ao mesmo tempo. O nível maior vence e aplica seu efeito, com a diferença como margem; o outro não atinge ninguém. No empate os dois erram ou mudam de posição, como você narrar. Vale entre grupos diferentes, e também para poderes e feitiços, cada um com sua Habilidade. Se um atira e o outro golpeia, é igual: o ataque de cada um se compara com o teste do alvo.',
    example:
      'Dara lança um dardo de fogo: base 3, apoio 1, nível 4. O mago responde com gelo e tira 2. Com margem 2, ele vai de 6 para 4, e Dara sai ilesa.',
  },
};
