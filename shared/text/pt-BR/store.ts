/** Texts of storage, files, menus and printing, in Brazilian Portuguese (the language that defines the keys). */
export const store = {
  'store.notice.newer':
    'O arquivo {{file}} foi feito por uma versão mais nova do Rodada e ficou como estava. Por enquanto o Rodada trabalha em {{standIn}}. Atualize o aplicativo para voltar às suas campanhas.',
  'store.notice.damaged':
    'O arquivo de dados estava danificado. Ele foi guardado como {{file}}, na mesma pasta, e o Rodada começou um novo.',
  'store.notice.foreign':
    'O arquivo de dados não era do Rodada. Ele foi guardado como {{file}}, na mesma pasta, e o Rodada começou um novo.',
  'store.notice.locked':
    'Outro programa está usando o arquivo {{file}}. Nada pode ser lido nem gravado agora: feche o outro programa e abra o Rodada de novo.',
  'store.notice.readOnly':
    'O arquivo {{file}} só pode ser lido: você pode consultar tudo, mas nada será gravado. Libere a gravação e abra o Rodada de novo.',
  'store.notice.cannotOpen':
    'Não consegui abrir o arquivo {{file}} ({{why}}). Ele ficou como estava, e nada será gravado até que o Rodada abra de novo sem esse problema.',
  'store.notice.cannotMigrate':
    'Não consegui preparar o arquivo {{file}} para esta versão. Ele ficou como estava, e nada será gravado. Há uma cópia na pasta {{backups}}.',
  'store.error.full': 'O disco está cheio: isto não foi gravado. O que já estava salvo continua salvo.',
  'store.error.readOnly': 'Os dados só podem ser lidos agora: isto não foi gravado.',
  'store.error.busy': 'Outro programa está usando os dados: isto não foi gravado. Tente de novo.',
  'store.error.failed':
    'Não consegui gravar nem ler os dados ({{why}}). O que já estava salvo continua salvo.',
  'store.notFound.campaign': 'Não encontrei essa campanha.',
  'store.notFound.character': 'Não encontrei esse personagem nesta campanha.',
  'store.notFound.session': 'Não encontrei essa sessão nesta campanha.',
  'store.notFound.creature': 'Não encontrei essa criatura nesta campanha.',
  'store.notFound.encounter': 'Não encontrei esse encontro nesta campanha.',
  'store.notFound.combat': 'Não encontrei esse combate.',
  'store.notFound.moment': 'Essa luta não chegou a esse momento.',
  'store.movedOn': 'O combate já avançou: veja o estado atual e tente de novo.',
  'store.unexpectedInput': 'O pedido não serve como veio: esperava outros dados.',
  'store.unknownChannel': 'Não existe o pedido {{channel}}.',
  'store.notSendable': 'O pedido {{channel}} traz algo que não pode ser enviado.',
  'store.notOurPage': 'Este pedido não veio da janela do Rodada.',
  'store.import.tooBig': 'O arquivo é grande demais: o limite é de {{megabytes}} MB.',
  'store.import.notAFile': 'Isso não é um arquivo que se possa ler.',
  'store.import.unreadable': 'Não consegui ler o arquivo ({{why}}).',
  'store.import.binary': 'Este arquivo não é de texto.',
  'store.import.encoding': 'Não reconheci a codificação do texto. Salve o arquivo em UTF-8 e tente de novo.',
  'store.import.empty': 'Não há nada escrito aí.',
  'store.import.noStatLines': 'Este sistema não importa fichas em linha.',
  'store.import.dialog': 'Importar criaturas',
  'store.import.textFiles': 'Texto',
  'store.import.allFiles': 'Todos os arquivos',
  'store.export.dialog': 'Exportar o registro',
  'store.export.failed': 'Não consegui gravar o arquivo ({{why}}).',
  'store.menu.edit': 'Editar',
  'store.menu.cut': 'Recortar',
  'store.menu.copy': 'Copiar',
  'store.menu.paste': 'Colar',
  'store.menu.selectAll': 'Selecionar tudo',
  'store.menu.view': 'Exibir',
  'store.menu.fullScreen': 'Tela cheia',
  'store.menu.zoomIn': 'Aumentar',
  'store.menu.zoomOut': 'Diminuir',
  'store.menu.resetZoom': 'Tamanho normal',
  'store.menu.screens': 'Telas',
  'store.menu.help': 'Ajuda',
  'store.menu.file': 'Arquivo',
  'store.menu.quit': 'Sair do Rodada',
  'store.smoke.done':
    'Luta de amostra até o fim: {{commands}} comandos, {{rounds}} rodadas. Registro exportado em bytes: {{files}}.',
  'store.smoke.failed': 'A luta de amostra falhou: {{why}}',
} as const;
