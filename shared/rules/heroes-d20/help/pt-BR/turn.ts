import type { RulesHelp } from '#shared/help/rule-help.ts';

/** What a turn is made of, in Brazilian Portuguese. */
export const turn: RulesHelp = {
  H16: {
    title: 'As ações do turno',
    text: 'Cada turno tem uma ação de combate, uma de movimento e uma livre que pode ser trocada. Valem: combate e movimento, em qualquer ordem; combate e dois movimentos, abrindo mão da livre; ou uma ação completa, que gasta a de combate e a de movimento (e então a livre não vira movimento). Ações livres de verdade e reações não têm conta, e reações cabem até no meio de uma ação completa. O que não couber é recusado com o motivo. As bolinhas no alto do turno mostram o que resta.',
    example:
      'Breno ataca, recua e saca a adaga: combate, movimento e movimento. Pode, mas a ação livre foi trocada pelo segundo movimento.',
  },
  H17: {
    title: 'Movimento e ações menores',
    text: 'Com um movimento anda-se 9 m + 1 m por ponto de DES, nunca menos que 0; velocistas andam 9 m + 3 m por ponto do bônus de velocidade. Nadar, escalar e saltar usam a mesma medida. Levantar-se, sacar, guardar e mexer num item são movimentos; quem tem Acrobacia treinada se levanta de graça, e quem tem Saque Rápido saca ou guarda uma arma de graça por rodada. Jogar-se no chão, largar algo e falar (3 linhas por turno, de fábrica) são livres. Arremessar para acertar é ação de combate; para alguém pegar, movimento.',
    example:
      'Com DES 3, Lia anda 9 + 3 = 12 m por movimento. Arrastando alguém que agarrou, anda a metade, 6 m.',
  },
  H18: {
    title: 'Atrasar',
    text: 'Atrasar é esperar para agir depois. É livre, mas só antes de gastar qualquer coisa no turno. Diga a contagem, ou espere e entre quando quiser com “Agir agora”. A contagem nova, mais baixa, fica para o resto da luta. O limite é −10 menos o bônus de Iniciativa: chegando lá, age ou perde a vez. Quando só restam os que esperam, cada um recebe o turno no seu limite, o mais alto primeiro. Entre dois que querem a mesma contagem, vai antes o de maior bônus.',
    example: 'Breno tem Iniciativa 3: pode esperar, no máximo, até a contagem −13.',
  },
  H19: {
    title: 'Preparar uma ação',
    text: 'Preparar gasta a ação de combate: escreva o que fará e o que o dispara (“se ele sair pela porta, atiro”). Até o próximo turno, quando acontecer, use “Agir agora”: a vez dele se abre no meio do turno do outro, só com o que preparou, e a contagem dele passa a ser aquela, logo antes de quem foi interrompido, que depois continua de onde estava. Se o turno chegar sem o gatilho, o preparo se perde; pode preparar de novo.',
    example:
      'Ana, em 18, prepara um golpe para quando o capanga, em 12, se mexer. No turno dele ela age, e a ordem fica: Ana 12, capanga 12.',
  },
};
