import type { Turn } from './turn.ts';

const APP = '(?:app|system|site|page|tool|website|web site|platform|software|calendar|portal)';
const SIGN_UP = 'sign[- ]?ups?(?: (?:sheet|list|form|app|page)s?)?';

/** 'A booking app for barbers' */
const booked = (trade: string): RegExp =>
  new RegExp(
    `^(?:an? )?(?:(?:online|simple|easy) )?(?:booking|appointments?|scheduling|reservation) ${APP} for (?:(?:my|our|the|an?) )?(?:${trade})$`,
    'i',
  );

/** Wishes of a few words, which name the trade rather than what is kept. English. */
export const BRIEF: Turn[] = [
  // What a business does is what it keeps account of.
  [
    /^((?:an? )?(?:app|tool|site|website) for )?(?:(?:my|our|an?) )?((?:[a-z]+ ){0,2}(?:[a-z]+ing|rental|repair|hire|care|catering)) (?:business|company|firm|service)$/i,
    '$1$2',
  ],
  // Who books with a trade books at its place.
  [
    booked('hairdressers?|barbers?|stylists?|beauticians?|massage therapists?|nail artists?'),
    'a booking app for a hair salon',
  ],
  [booked('tattoo artists?|tattooists?'), 'a booking app for a tattoo studio'],
  [booked('(?:dog |pet )?groomers?'), 'a booking app for a dog groomer'],
  [
    booked('(?:physio)?therapists?|physiotherapists?|psychologists?'),
    'a booking app for a therapy practice',
  ],
  [booked('dentists?'), 'a booking app for a dental practice'],
  [booked('photographers?'), 'a booking app for a photo studio'],
  [
    /^(?:(?:my|our|an?) )?((?:photo|photography|portrait|tattoo|nail|massage|hair) (?:studio|salon)|salon|barber ?shop|clinic|spa) (?:bookings?|reservations?|appointments?)$/i,
    'a booking app for a $1',
  ],
  [
    /^(?:meeting |conference )?room (?:bookings?|reservations?)(?= (?:for|at|in) (?:our|my|the|an?) (?:co-?working|office|company|team|library|school))/i,
    'meeting rooms that people book',
  ],
  // Who is invited answers, and books nothing.
  [
    new RegExp(
      `^(?:an? )?(?:(?:simple|online) )?rsvps?(?: (?:${APP}|form|list|tracker)s?)? (?:for|to) ((?:my|our|the|an?) [a-z' -]{3,40})$`,
      'i',
    ),
    'RSVP form for $1 with name, coming or not, number of guests, meal choice and message',
  ],
  [
    new RegExp(
      `^(?:an? )?(wedding|birthday|party|baby shower|reunion) rsvps?(?: (?:${APP}|form|list|tracker)s?)?$`,
      'i',
    ),
    'RSVP form for our $1 with name, coming or not, number of guests, meal choice and message',
  ],
  // A bracket is of those who play and of what they play against each other.
  [
    /^(?:an? )?(?:tournament |playoff )?bracket(?:s)?((?: for (?:my|our|the|an?) [a-z' -]{3,40})?)$/i,
    'Tournament$1: players with name and rating, matches with round, first player, second player, result and date',
  ],
  // What a sheet is passed round for.
  [
    new RegExp(`^(?:an? )?volunteer(?:ing)? ${SIGN_UP}\\b`, 'i'),
    'volunteer shifts that people sign up for',
  ],
  [new RegExp(`^(?:an? )?(class|bus) ${SIGN_UP}$`, 'i'), '$1es that people sign up for'],
  [
    new RegExp(`^(?:an? )?(course|workshop|event|trip|camp|lesson|tour|shift) ${SIGN_UP}$`, 'i'),
    '$1s that people sign up for',
  ],
  [
    new RegExp(`^(?:an? )?(?:snack|dish|food|meal|treat|potluck|dessert) ${SIGN_UP}\\b`, 'i'),
    'potluck',
  ],
  // What makes invoices keeps them.
  [
    /^(?:an? )?(invoice|quote|quotation|receipt|contract|certificate|estimate|recipe|meal plan)s? (?:generator|maker|creator|builder|writer)(?: app| tool)?$/i,
    '$1s',
  ],
  [/^(?:restaurant|table|diner|caf[eé]) wait(?:ing)?[ -]?list(?: app)?$/i, 'waiting parties'],
  // A reminder of something keeps what it reminds of; so does its care.
  [/^(?:an? )?((?:[a-z]+ )?[a-z]+) reminders?(?: app)?$/i, '$1 tracker'],
  [/^(?:house ?)?plants? care(?: (?:log|app|tracker|schedule|calendar|diary))?$/i, 'plants'],
  // Whose it is tells no kind of it.
  [
    /^((?:track|log|record|manage|organi[sz]e|keep track of) )?(?:my|our) (?:kids|children|sons|daughters|girls|boys)['’]s? (?!chores)([a-z]+(?: [a-z]+)?)$/i,
    '$1$2 with child',
  ],
  [
    /^((?:track|log|record|manage|organi[sz]e|keep track of) )?my (?:dad|mum|mom|father|mother|son|daughter|wife|husband|grandma|grandpa|grandmother|grandfather|baby|toddler)['’]s (?=[a-z])/i,
    '$1my ',
  ],
  // Being vaccinated is one thing, each vaccination another.
  [
    /\bvaccin(?:ation|e)s?(?= (?:tracker|log|book|diary|app|schedule|calendar)\b)/i,
    'vaccination record',
  ],
  [
    /^((?:track|log|record|keep track of) (?:my |our |the )?)(?:vaccinations|vaccines|shots)\b/i,
    '$1vaccination records',
  ],
  [/^(?:vaccinations|vaccines)\b/i, 'vaccination records'],
];
