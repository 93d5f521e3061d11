import type { QuestionTable } from "./question-table.ts";

export const PORTUGUESE_QUESTIONS: QuestionTable = {
  list: "(?:o que|oq|que|o que é que) (?:é que )?(?:eu )?(?:tenho|há|tem|tá|está|vou ter|vai ter|vou fazer|temos)|quais (?:são |os |meus |minhas )*(?:eventos|compromissos|reuniões|planos)|como (?:tá|ta|está|estão|fica|ficou|anda|vai ser|é)(?: a| o)? (?:minha |meu )?(?:agenda|semana|dia|amanhã|manhã|tarde|noite|segunda|terça|quarta|quinta|sexta|sábado|domingo)|(?:qual|o que|que)(?: é)?(?: o| a)?(?: meu| minha)? próxim[oa]|(?:meu|minha) próxim[oa]|tem (?:algo|alguma coisa|algum compromisso|alguma reunião) (?:marcad[oa]|n[ao] (?:agenda|dia)|hoje|amanhã|pr[ao]|sábado|domingo|segunda|terça|quarta|quinta|sexta|essa|esta|semana|d[ae] (?:manhã|tarde|noite))|minha programação|(?:fala|diz|me fala|me diz|lista|liste)(?: aí)? (?:meus compromissos|a minha agenda|minha agenda|o que (?:eu )?tenho)|(?:algum(?:a)? (?:compromisso|reunião|coisa|evento) (?:n[ao]|pr[ao]|hoje|amanhã|marcad))|(?:mostr[ae]|ver|abr[ae]) (?:a |o |minha |meu |meus |os )*(?:agenda|calendário|compromissos)|minha agenda|tenho (?:algo|alguma|algum)|quant[oa]s (?:compromissos|reuniões)|^(?:(?:o )?(?:meu )?calendário|(?:os )?(?:meus )?compromissos)(?!\\p{L})",
  free: "(?:estou|tô|to|vou estar|fico|tou) (?:livre|ocupad[oa]|disponível|disponivel|de boa|com tempo)|tenho (?:algum )?(?:tempo|brecha|buraco|espaço|horário vago|janela)|(?:qual|quais|que|quando)(?: é)?(?: o| os)?(?: horas?| horários?| dias?)? (?:eu )?(?:tenho|estou|tô|to|fico|tem) (?:de )?(?:livre|vag[oa]|tempo|disponível)|(?:dá pra|da pra|consigo|posso) (?:encaixar|marcar (?:algo|alguma coisa))|hora livre|horário livre|(?:manhã|tarde|noite)(?: de \\p{L}+)? (?:.* )?(?:está |estará |é )?livre|(?:está|estará|tenho) livre .*(?:manhã|tarde|noite)",
  when: "(?:quando|(?:a |pra )?que horas|que dia|qual (?:o )?horário)(?: mesmo| que)? (?:é|eh|tenho|vai|começa|d[ao]|fica|será)",
  parts: {
    morning: "manhã|manha",
    afternoon: "tarde",
    evening: "noite",
  },
  next: "próxim[oa] (?:compromisso|evento|reunião|consulta|coisa|tarefa|aula)|o que (?:vem|tenho) (?:depois|agora|a seguir)(?=[\\s?!.]*$)",
  firstOfDay: "(?:meu |minha |o |a )primeir[oa] (?:compromisso|evento|reunião|coisa|consulta|aula)",
  lastOfDay: "(?:meu |minha |o |a )últim[oa] (?:compromisso|evento|reunião|coisa|consulta|aula)",
  clock: {
    time: "(?:(?:oi|e|ei|por favor|me (?:diz|fala|diga)|sabe|vc sabe|você sabe),? )*(?:(?:que|q|quantas) horas? (?:é|são|sao|tem|eh|temos|que são|que é)(?: agora| aí| já| isso)?|qual (?:é )?a hora(?: certa| agora)?|que horas agora|horas|hora certa|(?:pode|poderia) me dizer (?:as horas|que horas são))(?:,? por favor)?",
    date: "(?:(?:oi|e|ei|por favor|me (?:diz|fala|diga)|sabe),? )*(?:(?:hoje )?(?:(?:que|q|qual|qual é|qual é o) (?:o |a )?(?:dia|data)(?: da semana| do mês)?|a quantos|em que dia)(?: (?:é|eh|são|estamos|temos|que é))*(?: (?:a |o )?(?:data |dia )?(?:de )?(?:hoje|hj))?|(?:hoje|hj) (?:é|eh) (?:que|qual) (?:dia|data)(?: da semana| do mês| mesmo)*|(?:hoje|hj) (?:é|são|estamos a?) quantos|a data de hoje)",
    dateOf:
      "(?:e )?(?:(?:(?:em )?que|qual(?: é)?(?: o| a)?|q) (?:dia|data)(?: da semana| do mês)?(?: (?:é|eh|cai|vai cair|vai ser|será|foi))?(?: (?:de|d[ao]|n[ao]))?|quando (?:é|cai)) (?:o |a )?{day}(?: (?:cai|vai cair|é|vai ser))?(?: em que dia(?: da semana)?)?|(?:o )?{day} (?:cai|é|vai cair|vai ser) (?:em )?que dia(?: da semana)?",
  },
  products:
    "^(?:(?:oi|oie|bom dia|por favor|(?:vc |você )?(?:pode(?:ria)?|consegue)(?: me)?|me|quero que você|dá pra),? )*(?:procur[ae]r?|encontr[ae]r?|busc[aeo]r?|busque|mostr[ae]r?|compr[ae]r?|ach[ae]r?|pesquis[ae]r?|list[ae]r?|v[eê](?: aí)? se (?:tem|vocês têm))(?! .*(?:agenda|calendário|compromissos|horário))|^(?:(?:eu )?(?:quero|queria|gostaria de) (?:ver|achar|encontrar|comprar|procurar|saber (?:o preço|quanto))|quanto (?:custa|tá|está|sai)|qual (?:é )?o preço|(?:vocês |vcs |você )?(?:vende|vendem|têm|tem) (?!que |algo|nada|reunião|algum compromisso|compromisso|alguma (?:coisa|reunião)))|(?<!procura |busca )produtos?|fornecedor(?:es)? de|mais barat[oa]|^(?:procuro|tô procurando|estou procurando|preciso comprar) ",
  follow: "(?:e|que tal|e quanto a|ok,? e|tá,? e|então|e se for|e se fosse)(?: em| na| no| para| pra)? {rest}",
  after:
    "(?:(?:e|ok|tá),? )*(?:o|a) (?:próxim[oa]|seguinte)(?: dia| semana)?[\\s?!.]*|(?:(?:e|ok|tá),? )*(?:depois(?: disso)?|no dia seguinte)[\\s?!.]*",
  eventNoise:
    "quantas|quantos|antes|algo|nada|mesmo|oq|oie?|olá|bom dia|pra|hoje mesmo|como|tá|ta|está|estão|fica|anda|qual|próxim[oa]|semana|dia|minhas|reuniões|lista|liste|fala|diz|me|programação|planos|vou|ter|fazer|temos|nada|coisa|marcad[oa]s?|são|começa|horário|dia|vc|você|será|das|dos|pode|por favor|a que|compromisso|evento|primeir[oa]|últim[oa]|alguma coisa|e|o|a|que|é|eu|tenho|há|tem|quais|eventos?|compromissos?|agenda|calendário|minha|meu|mostr[ae]|ver|com|na|no|em|de|do|da|quando|horas|algo|alguma|algum|os|as|meus",
  productNoise:
    "do mais barato (?:ao|pro|para o|pra o|até o) mais caro|do mais caro (?:ao|pro|para o|pra o|até o) mais barato|do menor (?:preço )?(?:ao|pro|para o) maior(?: preço)?|(?:por|em ordem de|ordenad[oa] por) (?:menor )?preço|em estoque|a pronta entrega|disponíve(?:l|is)|disponive(?:l|is)|com (?:a )?melhor(?:es)? (?:nota|avaliação|avaliações)|mais bem avaliad[oa]s?|no (?:marketplace|mercado|catálogo)|ach[ae]r?|pesquis[ae]r?|procurar|encontrar|buscar|mostrar|comprar|list[ae]r?|me|ver|saber|queria|gostaria|vende|vendem|vcs|vc|aí|v[eê] se|quanto (?:custa|custam|tá|está|sai)|qual|é|preço|opções|algum(?:a)?|uns|umas|oi|oie|por favor|pode|bom|boa|barat[oa]s|car[oa]s?|primeiro|pra mim|tô|estou|procurando|procur[ae]|encontr[ae]|busc[ao]|busque|mostr[ae]|compr[ae]|produtos?|fornecedor(?:es)?|mais|barat[oa]s?|o|a|os|as|melhor|avaliad[oa]|em estoque|disponíve(?:l|is)|de|um|uma|por|procuro|vocês|você|têm|tem|há|quero|comprar|preciso|eu|do|da",
  between: "entre {a} e {b} ?(?:euros?|eur|€)|de {a2} a {b2} ?(?:euros?|eur|€)",
  under:
    "(?:por |de |que custe |custando )?(?:menos de|até|ate|abaixo de|(?:por )?no máximo|mais barat[oa]s? (?:que|do que)) (?:{a} ?(?:euros?|eur|€|reais|real|conto|pila)|(?:R\\$|€) ?{a2})",
  over: "(?:mais de|acima de|a partir de) (?:{a} ?(?:euros?|eur|€|reais)|(?:R\\$|€) ?{a2})",
  inStock: "em estoque|disponíve(?:l|is)|disponive(?:l|is)|a pronta entrega",
  cheap: "(?<!\\p{L})(?:barat[oa]s?|econômic[oa]s?)(?!\\p{L})|em conta",
  cheapest:
    "(?<!mais car[oa]s? (?:ao|pro|para o|pra o|até o) )(?:mais barat[oa]s?|menor preço)|(?:por|ordem de|ordenad[oa] por) preço|do menor (?:preço )?(?:ao|pro|para o) maior",
  dearest: "mais car[oa]s?",
  best: "melhor(?:es)? avaliad[oa]s?|mais bem avaliad[oa]s?|melhor(?:es)? (?:nota|avaliação|avaliações)",
  spaced: true,
};
