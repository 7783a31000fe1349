import type { Guide } from '#shared/help/guide/guide.ts';

/** What is taken home, and how it is kept, in Brazilian Portuguese. */
export const home: Pick<Guide, 'log' | 'exports' | 'sessions' | 'backups'> = {
  log: {
    title: 'Ler o registro',
    text: 'Em {key:frame.go.log} **Registro** está tudo o que houve, luta por luta, rodada por rodada, com os dados de cada jogada.\n\nFiltre por quem, por assunto ou por rodada, ou procure palavras com {key:log.search}. {key:log.pin} fixa uma entrada que você vai querer achar depois; durante a luta, {key:tracker.note} escreve uma nota sua.\n\n{key:log.rewind} **volta no tempo**: mostra a mesa como estava naquele ponto. As setas andam para antes e depois.\n\nA parte **Números** conta dano, acertos, críticos, quedas e tempo por turno; da luta, da sessão ou da campanha. {key:log.copy} copia uma entrada, e {key:log.copy-forum} já com as marcas de fórum.',
  },
  exports: {
    title: 'Imprimir e exportar',
    text: 'No registro, **Exportar…** guarda a luta ou a sessão como PDF, página HTML, Markdown, BBCode para fórum, texto simples, planilha CSV ou JSON. **Imprimir…** manda direto para o papel, em A4 ou Carta, com as páginas numeradas.\n\nMarque **Para jogadores** para deixar de fora os ocultos, os números dos inimigos, as suas notas e ajustes: é a versão para o grupo.\n\nO que foi desfeito só aparece se você marcar **Com as correções**.\n\nO bestiário também sai: como arquivo do Rodada (completo), tabela, fichas em linha ou cartões para imprimir.',
  },
  sessions: {
    title: 'O fim da luta e a sessão',
    text: '{key:tracker.end} encerra a luta e abre **Como foi**: quanto durou, quem caiu diante de quem, os melhores golpes, o que se gastou. Dá para ler em voz alta ou copiar.\n\nAli se repartem as **recompensas** anotadas no encontro, e você pode escrever algo **para a próxima sessão**, que só você lê. O que mudou nos personagens volta para as fichas do grupo.\n\nUma luta fica na **sessão** que você escolher, com número, data, título e notas. Na aba Sessões da campanha, o relatório junta todas as lutas da noite, o grupo antes e depois e a noite em números.\n\nContinuar a luta encerrada? Basta desfazer o fim.',
  },
  backups: {
    title: 'Cópias de segurança',
    text: 'Cada ato é gravado antes de aparecer na tela: se a luz acabar, a luta está lá. Nada sai do seu computador.\n\nO Rodada faz cópias sozinho: ao abrir, a cada 15 minutos de uso se algo mudou, e antes de importar, restaurar ou atualizar. Em **Opções → Segurança** você vê a lista, faz uma na hora, restaura outra (a de agora vira cópia também) e escolhe um **segundo lugar**, como um pendrive ou uma pasta sincronizada.\n\n**Exportar tudo** guarda os dados inteiros num arquivo; **Exportar campanha** guarda uma só, para levar a outro computador ou dar a alguém.\n\nSe o arquivo de dados estiver com defeito, ou for de uma versão mais nova, o Rodada não toca nele: mostra o que há e o que você pode fazer.',
  },
};
