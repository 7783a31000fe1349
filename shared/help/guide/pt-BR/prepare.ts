import type { Guide } from '#shared/help/guide/guide.ts';

/** How to prepare, in Brazilian Portuguese. */
export const prepare: Pick<Guide, 'campaigns' | 'bestiary' | 'importing' | 'encounters' | 'forecast'> = {
  campaigns: {
    title: 'Campanhas e grupo',
    text: 'Tudo começa numa campanha: ela tem um sistema de regras, o grupo, o bestiário, os encontros e as sessões. O sistema se escolhe ao criar e não muda depois.\n\n- Em **Grupo**, crie os personagens dos jogadores. O que acontece com eles numa luta pode voltar para a ficha no fim.\n- Em **Regras da casa**, ajuste o que a sua mesa joga diferente. Vale para as lutas que começarem dali em diante.\n- Em **Condições**, invente as suas, com nome, ícone e efeito.\n- Em **Notas**, escreva o que quiser, em Markdown.\n\nUma campanha inteira cabe num arquivo: exporte, leve, importe em outro computador. Arquivar tira da frente sem apagar, e o que foi apagado há pouco ainda pode ser restaurado.',
  },
  bestiary: {
    title: 'O bestiário',
    text: 'As criaturas da campanha ficam em {key:frame.go.bestiary} **Bestiário**. Há três modos de enchê-lo: o pacote inicial do sistema, escrever as suas ou [importar](help:importing) de um texto.\n\nA busca acha por nome, etiqueta, ataque e notas, sem se importar com acentos. A estrela marca as favoritas. A ficha é conferida enquanto você escreve: o que falta fica apontado, e {key:bestiary.save} salva.\n\nPara mexer em muitas de uma vez, use **Selecionar várias**: dá para etiquetar, exportar ou apagar. Apagou sem querer? O aviso que aparece tem **Desfazer**.\n\nMudar uma criatura aqui não muda as lutas que já começaram.',
  },
  importing: {
    title: 'Importar criaturas',
    text: 'Cole o texto, escolha um arquivo ou arraste-o para a janela. O Rodada lê o próprio arquivo, tabelas CSV (a primeira linha diz o nome das colunas) e, nos sistemas que têm ficha de uma linha, textos inteiros delas.\n\nNada entra sem você ver. Para cada criatura, a lista mostra o que foi entendido, o que ficou de fora e por quê. **Vale conferir** marca os palpites. As repetidas podem ser puladas, substituídas ou mantidas ao lado das que já existem.\n\nMarque as que quer e importe. Se não gostou do resultado, um **Desfazer** tira todas de novo.',
  },
  encounters: {
    title: 'Montar um encontro',
    text: 'Em {key:frame.go.encounters} **Encontros**, junte criaturas, grupo e cenário. Cada clique numa criatura põe mais uma; as iguais se distinguem por número, letra ou cor.\n\nDe cada criatura você decide o lado, se começa surpresa, se fica oculta dos jogadores e em que rodada chega (as **ondas**). Um lembrete pode aparecer quando começa o turno dela.\n\nEm **Objetos de cena** ficam portas e pontes que se podem quebrar, onde o sistema tem isso. Em **Recompensas**, anote o que há para ganhar: no fim você reparte.\n\nSem preparo nenhum? {key:fight.at-once} abre **Lutar já**: escreva “3 goblin 7, 4 capanga 12” e comece.',
  },
  forecast: {
    title: 'Ler a previsão',
    text: 'Ao lado do encontro, o Rodada joga a mesma luta muitas vezes, pelas regras, e conta o que aconteceu: em quantas o grupo vence, quantas rodadas dura, em quantas alguém cai e quanto dano cada um leva.\n\nUma frase resume: “Difícil: em 100 lutas, o grupo perde 18”. A **margem de erro** diz quanto confiar no número; com mais lutas, ela diminui.\n\nÉ uma régua, não uma profecia: os dois lados lutam de modo simples, sem planos nem piedade. Use-a para comparar (e se forem quatro em vez de seis?). A conta refaz-se enquanto você edita, e pode ser parada.',
  },
};
