import type { RulesHelp } from '#shared/help/rule-help.ts';

/** The rules of breaking objects for a narrator to read, in Brazilian Portuguese. */
export const rules: RulesHelp = {
  O1: {
    title: 'Dificuldade de acertar um objeto',
    text: 'Um objeto parado tem ND 15 + o bônus do material + o modificador do tamanho. Em movimento, a base é 20. O objeto não se defende: basta o ataque alcançar a ND. Se alguém o segura, não se ataca o objeto direto: em Heróis (d20), usa-se a manobra Separar ([H24](rule:H24)).',
    example:
      'Uma porta grande de madeira: 15 + 2 do material + 3 do tamanho = ND 20. Se fosse a porta de um trem em marcha, 25.',
  },
  O2: {
    title: 'Pontos de vida de um objeto',
    text: 'Um objeto tem 50 PV mais 10 por ponto do modificador de tamanho. Tamanho negativo tira: o menor de todos fica com 20, um médio com 50, o colossal com 170. Você pode pôr em cena um objeto já danificado, com menos do que isso. A aba Objetos tem uma calculadora que mostra a conta inteira.',
    example: 'A porta grande tem modificador 3: 50 + 10 × 3 = 80 PV.',
  },
  O3: {
    title: 'Dano em objetos',
    text: 'Quando o ataque acerta, rola-se o dano normal e dele se tira a RD do material; o que sobra, nunca menos que 0, sai dos PV do objeto. Objetos não sofrem críticos. Um 1 natural erra e um 20 natural acerta, como em [H9](rule:H9). Com 0 PV, o objeto está destruído.',
    example:
      'Ágata tira 14 e soma 7: 21 contra ND 20. No dano saem 6 e 5, mais 5: 16, menos RD 5, são 11. A porta de 80 PV fica com 69.',
  },
  O4: {
    title: 'Tamanho a partir da medida',
    text: 'Se você só sabe quanto a coisa mede, diga a maior medida em metros: o tamanho é o primeiro da tabela cujo limite não foi passado. A tabela vai de Ínfimo (até 0,15 m) a Colossal (mais de 100 m). Entre 40 m e 100 m fica Descomunal.',
    example:
      'Uma carroça de 2,4 m passa de Médio (1,5 m) e cabe em Grande (3 m): modificador 3, portanto 80 PV.',
  },
  O5: {
    title: 'Materiais',
    text: 'Cada material tem um bônus, que entra na ND, e uma redução de dano (RD), que sai de cada golpe. De fábrica: papel e corda 0 e RD 0; vidro 0 e 1; gelo 1 e 0; couro 1 e 2; osso 1 e 3; madeira 2 e 5; pedra 4 e 8; ferro 5 e 10; mitral 6 e 15; adamante 8 e 20. São valores sugeridos: mude-os na campanha como quiser ([O6](rule:O6)).',
    example: 'Uma estátua média de pedra: 15 + 4 = ND 19, 50 PV, e cada golpe perde 8.',
  },
  O6: {
    title: 'As tabelas da campanha',
    text: 'Tamanhos e materiais ficam na tela Objetos, e cada campanha pode mudar, acrescentar e tirar linhas, ou voltar às de fábrica. Uma linha em uso não é apagada: o aplicativo diz onde ela está em uso. Mudar a tabela não mexe nas lutas que já estão em andamento.',
    example:
      'Na campanha do gelo eterno, o narrador dá ao gelo RD 3. Ao tentar apagar “madeira”, vê que a porta do farol ainda a usa, num encontro, e desiste.',
  },
};
