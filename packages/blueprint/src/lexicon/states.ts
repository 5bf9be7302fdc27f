/** Words for states in which something is over, as apps say them in seven languages. */
const ENDS =
  /^(done|closed|finished|completed?|delivered|won|lost|hired|resolved|archived|approved|returned|left|erledigt|geschlossen|fertig|abgeschlossen|terminé|fait|hecho|cerrado|fatto|feito|klaar)$/i;
const PAID = /^(paid|bezahlt|payée?|pagad[oa]|pagat[oa]|pag[oa]|betaald)$/i;
/** For those that were called off, so that nothing comes of them. */
const OFF =
  /^(cancell?ed|rejected|declined|refunded|void|storniert|abgesagt|abgelehnt|annulée?|refusée?|cancelad[oa]|anulad[oa]|rechazad[oa]|annullat[oa]|rifiutat[oa]|recusad[oa]|geannuleerd|afgewezen)$/i;
const DRAFT = /^(draft|entwurf|brouillon|borrador|bozza|rascunho|concept)$/i;

/** A state that means an end, good or bad. */
export const isEnd = (value: string): boolean =>
  ENDS.test(value) || PAID.test(value) || OFF.test(value);
export const isPaid = (value: string): boolean => PAID.test(value);
/** A state in which nothing is owed or awaited: not sent yet, or called off. */
export const isVoid = (value: string): boolean => DRAFT.test(value) || OFF.test(value);
