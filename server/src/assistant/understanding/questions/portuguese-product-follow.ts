import type { FollowTable } from "./product-follow-table.ts";

const DETAIL =
  "(?:preço|preco|valor|estoque|pedido mínimo|pedido minimo|quantidade mínima|mínimo|minimo|fornecedor|vendedor|fabricante|avaliaç(?:ão|ões)|avaliacao|nota|detalhes|descrição)";

export const PORTUGUESE_PRODUCT_FOLLOW: FollowTable = {
  compare:
    "compar[ae]r?|comparação|comparativo|diferença|diferenca|versus|vs|qual (?:é|deles é|dos dois é|dos dois|deles|delas)? ?(?:o |a )?(?:mais barat[oa]|melhor|mais em conta|compensa mais)|qual compensa",
  ranks: "mais barat[oa]|melhor|mais em conta|compensa(?: mais)?",
  take: "(?:adicion[ae]|coloc[ae]|bot[ae]|põe|salv[ae]|inclu[ia]|joga) .{0,40}(?:n[ao]|à|ao|pr[ao]) (?:minha |meu )?(?:carrinho|lista|sacola|favoritos|pedido)(?: de compras)?|(?:(?:quero|vou|pode|queria) )*(?:compr[ae]r?|ped[ei]r?|encomend[ae]r?|lev[ao]r?) (?:(?:es[st][ea]|ele|ela)(?! .*(?:cust|preço))|\\d+ (?:unidades )?d[aeo]|[oa] (?:primeir|segund|terceir|quart|quint|últim)[oa])",
  detail:
    "em estoque|estoque|disponível|disponivel|quant[oa]s?|preço|preco|valor|custa|custam|sai por|pedido mínimo|pedido minimo|(?:quantidade )?mínim[oa]|minim[oa]|fornecedor|fornece|vende|vendedor|fabricante|marca|avaliaç(?:ão|ões)|avaliacao|avaliad[oa]|nota|estrelas|detalhes?|descrição|(?:fala|conta|me fala|diz|me diz) mais|mais (?:informações|infos?|detalhes)|como é|e d[oa]",
  all: "eles|elas|todos|todas|os dois|as duas|esses|essas|esses dois|essas duas|ambos|ambas|tudo",
  it: "ele|ela|dele|dela|desse|dessa|deste|desta|esse|essa|este|esta|nele|nela",
  about: `(?:(?:e|ok|tá|então|ah|legal|mas|oi|por favor|me (?:diz|fala))(?:,)? )*(?:qual(?: é)?(?: o| a| os| as)? |quem é (?:o |a )?|o |a |os |as |como (?:é|são) (?:o |a |as )?)?${DETAIL}(?: (?:dele|dela|desse|dessa|deste|desta|disso|por favor|qual é|é qual|é bo[am]|dele mesmo))*|(?:(?:e|ok|tá|então|mas) )*(?:quant[oa]s? (?:custa|é|tá|está|sai|fica|tem|restam|ainda tem|unidades)(?: (?:em estoque|no estoque|cada|um|a unidade|isso|ele|ela|aí|tem|disponíveis))*|quem (?:vende|fornece|fabrica|faz)(?: (?:ele|ela|isso))?|tem (?:em |no )?estoque|(?:ainda )?tem disponível|tem quant[oa]s|sai por quanto|custa quanto)`,
  quantity:
    "(?:pr[ao]|para|comprar|levar|por|de|se eu (?:comprar|levar|pedir)) {n}|{n} (?:unidades|peças|caixas|pacotes|sacos|kg|quilos|garrafas)",
  spaced: true,
};
