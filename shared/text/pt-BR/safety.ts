/** Texts of the data as a whole, how they are opened, saved and backed up, in Brazilian Portuguese (the language that defines the keys). */
export const safety = {
  'opening.title': 'Os dados não foram abertos',
  'opening.untouched': 'Nada foi mudado, substituído nem apagado: {{path}} está como estava.',
  'opening.nothingThere': 'Nada foi criado no lugar: {{path}}.',
  'opening.ways': 'O que você pode fazer',
  'opening.working': 'Um momento…',
  'opening.trouble.link-away':
    'O arquivo {{file}} é um atalho para um lugar que não está aqui agora: talvez um disco desligado. Ligue o disco e tente de novo.',
  'opening.trouble.folder-away':
    'A pasta que você escolheu para os dados, {{folder}}, não está aqui agora: talvez um disco desligado. Ligue o disco e tente de novo.',
  'opening.trouble.places':
    'O arquivo rodada-lugares.json, que diz em que pasta estão os dados, não pôde ser lido. Escolha a pasta de novo.',
  'opening.trouble.missing':
    'O arquivo {{file}} não está em {{folder}}, mas já esteve. Talvez tenha sido movido ou apagado, ou o disco dele não esteja ligado.',
  'opening.trouble.not-a-file':
    'No lugar do arquivo {{file}} há uma pasta, ou outra coisa que não é um arquivo.',
  'opening.trouble.no-permission':
    'O sistema não permite ler o arquivo {{file}} ({{what}}). Mude as permissões dele e tente de novo.',
  'opening.trouble.read-only-file':
    'O arquivo {{file}} só pode ser lido: nada poderia ser gravado. Libere a gravação e tente de novo, ou abra só para ler.',
  'opening.trouble.read-only-folder':
    'Nada pode ser gravado na pasta {{folder}}. Libere a gravação e tente de novo, ou abra só para ler.',
  'opening.trouble.read-only-volume':
    'O disco onde está {{folder}} só pode ser lido: nada poderia ser gravado. Abra só para ler, ou escolha outra pasta.',
  'opening.trouble.locked':
    'Outro programa está usando o arquivo {{file}}. Feche o outro programa e tente de novo.',
  'opening.trouble.full':
    'O disco onde está {{folder}} está cheio: nada poderia ser gravado. Libere espaço e tente de novo.',
  'opening.trouble.newer':
    'O arquivo {{file}} foi feito por uma versão mais nova do Rodada. Atualize o aplicativo para abri-lo.',
  'opening.trouble.foreign': 'O arquivo {{file}} não é do Rodada: é de outro programa, ou um texto.',
  'opening.trouble.damaged': 'O arquivo {{file}} está danificado: falta ou foi trocada uma parte dele.',
  'opening.trouble.incomplete': 'No arquivo {{file}} faltam partes que deveriam estar lá: {{what}}.',
  'opening.trouble.cannot-migrate':
    'O arquivo {{file}} é de uma versão mais antiga, e não consegui prepará-lo para esta. {{what}}',
  'opening.trouble.failed': 'Não consegui abrir o arquivo {{file}} ({{what}}).',
  'opening.way.retry': 'Tentar de novo',
  'opening.way.retryHelp': 'Depois de resolver o que impede.',
  'opening.way.folder': 'Escolher outra pasta…',
  'opening.way.folderHelp':
    'Se houver dados do Rodada lá, são abertos; se não, começam ali. Vale também da próxima vez.',
  'opening.way.read-only': 'Abrir só para ler',
  'opening.way.read-onlyHelp': 'Você consulta tudo; nada é gravado.',
  'opening.way.anew': 'Começar de novo',
  'opening.way.anewHelp':
    'O que está lá fica guardado na mesma pasta, com outro nome, e o Rodada começa vazio.',
  'opening.way.backup': 'Abrir uma cópia de segurança',
  'opening.way.backupHelp': 'O que está lá fica guardado na mesma pasta, com outro nome.',
  'opening.noBackups': 'Não há cópias de segurança nesta pasta.',
  'opening.openBackup': 'Abrir a cópia de {{when}}',
  'opening.newest': 'a mais nova boa',
  'store.notice.readOnly':
    'O arquivo {{file}} foi aberto só para ler: você pode consultar tudo, mas nada será gravado.',
  'store.notice.begunAnew':
    'O Rodada começou de novo. O que havia foi guardado como {{file}}, na mesma pasta.',
  'store.notice.fromBackup':
    'A cópia de segurança foi aberta. O que havia no lugar foi guardado como {{file}}, na mesma pasta.',
  'store.notice.restored':
    'A cópia foi restaurada. Os dados de antes ficaram entre as cópias, em {{file}}, e podem ser trazidos de volta em Opções.',
  'store.notice.foreignLog':
    'Ao lado dos dados havia um arquivo que não era deles. Ele não foi usado: está guardado como {{file}}, na mesma pasta.',
  'store.notice.mended':
    'Uma parte do arquivo que só serve para achar as coisas mais depressa estava danificada e foi refeita. Nada do que você gravou se perdeu. O arquivo como estava ficou guardado como {{file}}, na mesma pasta.',
  'store.notice.tornLog':
    'Uma parte do que foi gravado por último está danificada e não pôde ser lida. Está guardada em {{file}}, na mesma pasta.',
  'backups.title': 'Cópias de segurança',
  'backups.tab': 'Segurança',
  'backups.help':
    'O Rodada faz cópias sozinho: ao abrir, a cada 15 minutos de uso se algo mudou, e antes de importar, restaurar ou atualizar os dados. Ficam as três últimas de hoje, uma por dia por uma semana e uma por semana por dois meses.',
  'backups.where': 'Onde',
  'backups.size': 'Tamanho',
  'backups.sizeOf': '{{size}} de até {{most}}',
  'backups.last': 'Última',
  'backups.none': 'Ainda não há cópias.',
  'backups.list': 'As cópias que há',
  'backups.make': 'Fazer uma cópia agora',
  'backups.made': 'Cópia feita.',
  'backups.check': 'Conferir os dados agora',
  'backups.checking': 'Conferindo…',
  'backups.checkGood_one': 'Tudo certo: {{count}} registro conferido.',
  'backups.checkGood_other': 'Tudo certo: {{count}} registros conferidos.',
  'backups.checkBad': 'Os dados têm defeitos: {{what}}. Exporte tudo e restaure uma cópia boa.',
  'backups.export': 'Exportar tudo…',
  'backups.exported': 'Tudo foi exportado para {{file}}.',
  'backups.exportDialog': 'Exportar tudo',
  'backups.exportName': 'rodada-tudo-{{date}}',
  'backups.exportKind': 'Dados do Rodada',
  'backups.restore': 'Restaurar',
  'backups.restoreOne': 'Restaurar a cópia de {{when}}',
  'backups.restoreHelp': 'Os dados de agora viram uma cópia, que pode ser restaurada do mesmo jeito.',
  'backups.second': 'Segundo lugar',
  'backups.secondHelp':
    'Outro disco, ou uma pasta sincronizada: cada cópia vai também para lá, assim que o lugar estiver ligado.',
  'backups.secondNone': 'Nenhum.',
  'backups.secondReady': 'Em dia: {{folder}}',
  'backups.secondAway': 'Não está aqui agora, ou não pode ser gravado; a cópia espera por ele: {{folder}}',
  'backups.secondWaiting': 'A cópia está indo para lá: {{folder}}',
  'backups.chooseSecond': 'Escolher um segundo lugar…',
  'backups.dropSecond': 'Deixar de usar',
  'backups.secondDialog': 'Segundo lugar das cópias',
  'backups.folderDialog': 'Pasta dos dados do Rodada',
  'backups.reason.hand': 'feita à mão',
  'backups.reason.start': 'ao abrir',
  'backups.reason.timer': 'durante o uso',
  'backups.reason.import': 'antes de importar',
  'backups.reason.migration': 'antes de atualizar',
  'backups.reason.restore': 'antes de restaurar',
  'backups.state.good': 'boa',
  'backups.state.newer': 'de uma versão mais nova',
  'backups.state.damaged': 'danificada',
  'backups.noCampaigns': 'nenhuma campanha',
  'backups.failed':
    'Não consegui fazer a cópia de segurança ({{why}}). Escolha outra pasta ou tente de novo.',
  'backups.notFound': 'Não encontrei essa cópia. Escolha outra.',
  'backups.damagedOne': 'Essa cópia está danificada. Escolha outra.',
  'backups.status.none': 'Sem cópia ainda',
  'backups.status.age': 'Cópia: {{age}}',
  'backups.status.failed': 'A última cópia falhou',
  'backups.status.away': 'Cópia espera o segundo lugar',
  'backups.age.now': 'agora há pouco',
  'backups.age.minutes_one': 'há {{count}} minuto',
  'backups.age.minutes_other': 'há {{count}} minutos',
  'backups.age.hours_one': 'há {{count}} hora',
  'backups.age.hours_other': 'há {{count}} horas',
  'backups.age.days_one': 'há {{count}} dia',
  'backups.age.days_other': 'há {{count}} dias',
  'backups.saving.notSaved': 'Não foi gravado: {{why}}',
  'backups.saving.readOnly': 'Só leitura: nada é gravado',
  'backups.bytes.kilo': '{{figure}} kB',
  'backups.bytes.mega': '{{figure}} MB',
} as const;
