import type { LookName } from '@trellis/looks';
import { fold } from './lang.ts';

/** Places and things by the look that suits them, by their keys in the lexicon. */
const SUITED: Record<LookName, string> = {
  editorial:
    'recipe restaurant museum exhibition artwork review trip itinerary_item travel podcast episode quote hotel_guest theatre concert book_chapter glossary_term press_clipping guided_tour tour_guide tour_package monument exhibit_loan',
  clinical:
    'clinic vet patient animal_patient appointment treatment_record medication symptom vital_sign glucose_reading sleep_log weigh_in baby_log experiment sample research_paper care_client care_visit care_plan referral lab_result vaccination dental_finding therapy_note aid_loan nursing_note medication_round seizure prenatal_visit menstrual_cycle eye_test blood_donation reagent lab_protocol calibration cell_culture study_participant water_test cabinet_medicine sports_injury',
  workshop:
    'garage bike_shop repair_shop tool_library repair vehicle service_record tool stock_item equipment issue maintenance_request meter_reading fuel_log inspection incident costume stage_prop sprint release construction_site site_diary site_defect job_sheet site_measurement door_key tool_check heating_system subcontractor building_material delivery_driver delivery_route pallet stock_movement goods_receipt warehouse_bin freight_order stocktake vehicle_check transport_damage tractor_job lab_instrument timber_board printed_model kiln_firing tech_rider',
  playful:
    'classroom party quiz_result question game pet birthday gift bucket_item chore potluck bring_dish shelter adoptable pet_visit flashcard poll character quest loot_item comic dog_walk nursery_child daily_report field_trip family_reward baby_name baby_milestone pocket_money screen_time faction campaign_place spellbook_entry rpg_session card_deck game_card game_play jigsaw_puzzle playground raffle_prize',
  ledger:
    'invoice estimate expense shared_expense income transaction bank_account payment savings_deposit budget subscription savings_goal debt client customer donation campaign investment receipt timesheet deal lead contact donor grant_application church_offering quote_position vendor_contract payslip expense_claim purchase_request kpi business_risk audit_finding insurance_policy insurance_claim bank_loan dividend fixed_asset shareholder tax_document payout net_worth cash_count legal_case court_hearing legal_deadline sponsorship_deal customs_declaration',
  garden:
    'plant crop plot hive hive_inspection weather_log sighting catch meal pantry_item bakery bake starter coffee menu_item animal household_item yoga meditation milk_record egg_collection farm_field harvest_record animal_feed animal_vaccination animal_birth farm_box fruit_tree honey_harvest garden_task street_tree field_observation herbarium_sheet riding_horse local_producer ferment jam_batch',
  night:
    'film series album song choir dance singer rehearsal wine beer brew game_score cocktail film_scene film_shot livestream recording_session festival_stage festival_act programme_slot stage_cue stargazing_session vinyl_pressing',
  civic:
    'church club charity school member volunteer event announcement sermon prayer_request service_time signature idea vote feedback complaint notice_ad library waiting_entry carpooling ride_share opening_hour lost_item parking_spot small_group baptism food_parcel beneficiary volunteer_shift burial_plot fault_report city_permit street_light bin_collection polling_place citizen_proposal council_motion emergency_callout charging_station library_loan',
  boutique:
    'product order wedding guest vendor supplier rental listing coupon dealership car_for_sale property viewing accommodation stay testimonial price_item newsletter_signup craft_project table_reservation desk court jewellery_piece custom_commission soap_batch candle_batch quilt yarn pottery_piece registry_gift gift_card catering_order campsite_pitch campervan guest_request ticket_type',
  sport:
    'gym class booking team player match tournament training_session workout exercise_set run race golf_round hike race_result flight fitness_challenge league_entry belt_grading lap_time climb riding_lesson ski_day surf_session scuba_dive swim_lane speedrun',
  studio:
    'music_school task project milestone ticket request leave_request shift employee company meeting objective key_result goal job candidate interview job_application wiki_page document content_piece photo talk speaker resource retro inquiry',
  paper:
    'diary_entry note book reading_session quotation habit checkin mood_entry advice entry friend collectible coin link assignment exam grade_entry study_session school_subject student teacher guestbook_entry stamp wristwatch postcard mineral fossil antique_map fountain_pen autograph archive_item ancestor family_document loose_tea report_card term_plan lesson_plan study_module',
};

const BY_KEY = new Map(
  (Object.entries(SUITED) as [LookName, string][]).flatMap(([look, keys]) =>
    keys.split(' ').map((key) => [key, look] as const),
  ),
);

/** Looks for what is not known, by the tone of its colours. */
const BY_TONE: Record<string, readonly LookName[]> = {
  calm: ['studio', 'civic', 'clinical'],
  vivid: ['sport', 'playful', 'studio'],
  warm: ['garden', 'editorial', 'paper'],
  cool: ['ledger', 'workshop', 'studio'],
  neutral: ['studio', 'editorial', 'ledger'],
};

/** The look that suits a place or a thing; `chance` chooses among several for what is not known. */
export function suitedLook(
  keys: readonly (string | undefined)[],
  tone: string,
  chance: number,
): LookName {
  for (const key of keys) {
    const known = key && BY_KEY.get(key);
    if (known) return known;
  }
  const usual = BY_TONE[tone] ?? BY_TONE.calm!;
  return usual[chance % usual.length]!;
}

/** Words for styles, as people ask for them in seven languages. */
const STYLE_WORDS: Record<LookName, string> = {
  editorial:
    'editorial magazine journalistic sophisticated redaktionell magazin magazinartig éditorial revista rivista tijdschrift',
  clinical:
    'clinical medical sterile klinisch medizinisch clinique médical clínico médico clinico medico steriel',
  workshop:
    'industrial brutalist technical rugged mechanical industriell technisch robust industriel technique técnico tecnico industriale industrieel',
  playful:
    'playful fun cheerful childlike whimsical cute bubbly funny verspielt lustig fröhlich kindlich süß ludique amusant joyeux enfantin juguetón divertido alegre giocoso divertente allegro brincalhão speels vrolijk grappig',
  ledger:
    'serious businesslike corporate professional formal sober seriös geschäftlich professionell förmlich sérieux professionnel sobre serio profesional formal professionale sério profissional zakelijk professioneel serieus',
  garden:
    'organic natural cozy cosy rustic homely natürlich gemütlich rustikal organisch naturel chaleureux rustique acogedor rústico accogliente rustico aconchegante natuurlijk gezellig',
  night:
    'futuristic neon cyberpunk techno nightlife nightclub nachtclub night nacht nuit moody futuristisch futuriste futurista',
  civic:
    'official trustworthy municipal amtlich vertrauenswürdig offiziell officiel oficial ufficiale officieel',
  boutique:
    'elegant luxurious luxury fashionable classy premium chic posh stylish edel luxuriös schick élégant luxueux elegante lujoso lussuoso luxuoso luxe stijlvol',
  sport:
    'sporty athletic energetic bold dynamic sportlich dynamisch energisch kraftvoll sportif dynamique énergique deportivo dinámico sportivo dinamico esportivo sportief energiek',
  studio:
    'calm quiet soothing muted subdued gentle restful ruhig sanft dezent gedeckt calme apaisant doux tranquilo sereno suave calmo tranquillo delicato rustig kalm modern minimal minimalist minimalistic scandinavian nordic sleek contemporary minimalistisch skandinavisch schlicht moderne minimaliste scandinave moderno minimalista escandinavo scandinavo nordico minimaal scandinavisch',
  paper:
    'vintage retro literary bookish oldfashioned nostalgic handmade altmodisch nostalgisch literarisch rétro littéraire nostálgico nostalgico ouderwets',
};

const BY_WORD = new Map(
  (Object.entries(STYLE_WORDS) as [LookName, string][]).flatMap(([look, words]) =>
    words.split(' ').map((word) => [stem(fold(word)), look] as const),
  ),
);

/** Without the ending that other words give it: 'verspielten', 'elegantes', 'moderna'. */
function stem(word: string): string {
  const bare = word.replace(/(?:e[nmrs]?|[ao]s?)$/, '');
  return bare.length < 3 ? word : bare;
}

/** The look that a word asks for, folded as tokens are; null for a word of no style. */
export const lookOfWord = (word: string): LookName | null => BY_WORD.get(stem(word)) ?? null;

/** The keys of places and things that have a look of their own. */
export const suitedKeys = (): string[] =>
  Object.values(SUITED).flatMap((keys) => keys.trim().split(' '));
