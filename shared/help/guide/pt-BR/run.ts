import type { Guide } from '#shared/help/guide/guide.ts';

/** How to run a fight, in Brazilian Portuguese. */
export const run: Pick<
  Guide,
  'starting' | 'turns' | 'dice' | 'attacking' | 'points' | 'conditions' | 'counters' | 'undo' | 'players'
> = {
  starting: {
    title: 'Começar a luta',
    text: 'No encontro, {key:encounter.start} abre a preparação: quem está presente, quem começa surpreso, quem fica oculto. Onde o sistema rola iniciativa, digite os totais que a mesa disse ou deixe o aplicativo rolar os que faltam. {key:tracker.start} começa.\n\nA tela tem três partes: à esquerda, a **ordem**; no meio, o **turno** de quem age e tudo o que ele pode fazer; à direita, o **registro** do que já aconteceu.\n\nSaiu no meio? Nada se perde: a luta fica guardada a cada ato e continua de onde parou. Várias podem ficar em andamento ao mesmo tempo; {key:tracker.list} mostra todas.',
  },
  turns: {
    title: 'Passar a vez e mexer na ordem',
    text: '{key:tracker.next-turn} passa ao próximo turno. O aplicativo sabe quem falta, pula quem está fora e avisa quando a rodada vira.\n\n- {key:tracker.delay} **Atrasar**: espera e age depois. {key:tracker.ready} **Preparar**: deixa uma ação armada. {key:tracker.act-now} **Agir agora** chama quem esperava.\n- Arraste uma linha pela alça, ou use {key:tracker.move-up} e {key:tracker.move-down} com o foco nela. A trava no alto da lista impede mexidas sem querer.\n- {key:tracker.add} põe mais alguém, {key:tracker.remove} tira; a qualquer hora.\n- {key:tracker.hide} oculta ou revela alguém para os jogadores.\n- {key:tracker.sheet} mostra a ficha ao lado.\n\nEm jogos por lados ou por grupos, a tela muda: lá a vez é do lado, ou o turno é de todos.',
  },
  dice: {
    title: 'Dados na mão ou na tela',
    text: 'Em **Opções**, escolha de onde vêm os dados; na luta, dá para trocar a cada jogada.\n\nCom **dados da mesa**, o painel pede cada dado em ordem, numa linha só. Digite o número que caiu: um dado que não cabe mais algarismo passa sozinho ao próximo; Espaço passa de um 1 ou um 2; Backspace volta; `.` deixa aquele dado para o aplicativo. Vários dados iguais podem vir juntos: `3 5 6`. Enter faz o ato assim que os dados que decidem estiverem lá.\n\nCom os **dados do app**, só Enter.\n\nJogou algo que nenhuma regra pede? {key:tracker.free-roll} faz uma **jogada livre**, aberta a todos ou só sua, e ela entra no registro.',
  },
  attacking: {
    title: 'Atacar e ler o resultado',
    text: '{key:tracker.attack} abre o ataque. O alvo já vem sugerido: clique em outra linha, ou use 1 a 9. A chance exata aparece antes da jogada.\n\nO resultado traz primeiro a palavra que importa (acerta, erra, crítico), depois as contas, com um nome em cada número, e o que mudou em quem. **Clique no nome de um número para ler a regra dele**, ao lado da luta.\n\nA regra disse uma coisa e você decidiu outra? {key:tracker.adjust} **Ajustar** muda os pontos à mão, e fica anotado como palavra do narrador.\n\nVárias criaturas iguais podem atacar juntas: selecione-as e ataque; cada uma tem sua linha de dados, e um só desfazer cobre tudo.',
  },
  points: {
    title: 'Dano, cura e pontos temporários',
    text: '{key:tracker.damage} abre o dano, {key:tracker.heal} a cura. Na caixa cabem vários jeitos de escrever:\n\n- `7` tira (ou dá) 7; `+3` cura; `=12` deixa com 12; `7 metade` tira a metade.\n- `8d6` rola ou pede os dados, uma vez para todos os escolhidos.\n\nEscolha vários antes: Ctrl+clique nas linhas, {key:tracker.pick-foes} para todos os inimigos, {key:tracker.pick-party} para o grupo. Onde o sistema tem um teste que reduz à metade, cada um faz o seu no mesmo painel.\n\nPontos temporários gastam-se primeiro e não se somam: vale o maior. Quem chega a 0 cai ou fica fora, como o sistema manda; {key:tracker.fate} **Destino** diz outra coisa, se você quiser.',
  },
  conditions: {
    title: 'Condições e quanto duram',
    text: '{key:tracker.condition} põe uma condição em quem estiver escolhido. Escreva as primeiras letras e as rodadas, por exemplo `ca 3`, e Enter. Sem rodadas, ela fica até ser tirada.\n\nO aplicativo conta o tempo, aplica o efeito em cada jogada (o nome aparece no resultado) e avisa no registro quando acaba.\n\nAs da sua mesa se criam na campanha, em **Condições**: o que mudam, se impedem de agir, se doem ou curam no começo ou no fim do turno, e como acabam. As que doem viram um cartão quando chega a hora, para você rolar e seguir.\n\nPasse o ponteiro numa condição, ou abra a ficha ao lado, para ler o que ela faz.',
  },
  counters: {
    title: 'Contadores',
    text: 'Flechas, cargas, reações, usos por dia: o que se gasta e volta é um **contador**. Ele tem um máximo e volta a cada turno, rodada, luta ou sessão, ou nunca.\n\nCrie-o na ficha da criatura ou do personagem, ou na hora, com {key:tracker.counters}. No painel, um algarismo gasta um daquela linha.\n\nUma arma ou um poder pode **gastar o contador**: o arco leva uma flecha a cada tiro, e sem flechas o tiro é recusado, com o motivo, antes de qualquer dado.\n\nO que resta aparece na linha de cada um. No começo de uma sessão, um botão devolve os que voltam por sessão.',
  },
  undo: {
    title: 'Errou? Desfazer',
    text: '{key:edit.undo} desfaz o último ato, com tudo o que ele causou: turno, pontos, condições, dados. {key:edit.redo} refaz, com os mesmos dados. Não há limite, e funciona mesmo depois de fechar e abrir.\n\nFora da luta é igual: quase nada pergunta “tem certeza?”. O que você apaga some na hora, e o aviso oferece **Desfazer**.\n\nNão quer voltar atrás, só corrigir? Há caminhos menores: {key:tracker.adjust} ajusta os pontos do resultado, {key:tracker.initiative} muda uma contagem, {key:tracker.correct} corrige a ficha de alguém na luta, {key:tracker.rename} troca o nome.\n\nO que foi desfeito fica recolhido no registro e só sai impresso se você pedir.',
  },
  players: {
    title: 'A tela dos jogadores',
    text: '{key:player.window} abre a **janela dos jogadores**, para uma TV ou um segundo monitor: a ordem, de quem é a vez, as condições e como cada um está (ileso, ferido, muito ferido, caído). Nunca mostra pontos, notas nem quem está oculto.\n\n{key:player.black-out} apaga a tela quando você precisa de suspense, e a acende de novo. Ela também pode mostrar uma imagem da cena.\n\n{key:player.phones} liga a mesma tela nos **celulares** de quem está na mesma rede: aponte a câmera para o código. É só para ler, e desliga com o fim da luta.\n\nPara que a numeração não entregue os ocultos, os jogadores podem ver outros nomes; a linha avisa quando é assim.',
  },
};
