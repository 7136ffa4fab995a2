// What the abilities do, in English and in short, and the missions. Which character has which is data.

export interface AbilityText {
  /** Left to the player, or not. */
  readonly force: 'may' | 'must';
  readonly when: string;
  readonly what: string;
}

const may = (when: string, what: string): AbilityText => ({ force: 'may', when, what });
const must = (when: string, what: string): AbilityText => ({ force: 'must', when, what });
const ANY = 'At any time, but not in answer to a card';

export const abilities: Readonly<Record<string, AbilityText>> = {
  Moody: must('Another player obtains a true message of yours', 'draw a card; you may give them a black card'),
  Funeral: may('Another player is eliminated', 'take their identity for yours, unseen, and draw two cards'),
  Collection: must('A message is deleted', 'take it into your hand'),
  Cure: may('As you play', 'your red and blue Lock On cards count as Delete if you like'),
  Substitute: may('An Oriented Message is in transit', 'exchange it with a card of your hand'),
  Escape: must('Anybody plays Intercept', 'turn face-down'),
  Choice: may('Your Prove is about to take effect', 'draw two cards, then put one card back on the deck'),
  Change: may('A message reaches you', 'discard a card to exchange the message with the top card of the deck'),
  Track: may('A Prove is about to take effect', 'look at it'),
  Search: may('You gain a black message', 'take a message before another player into your hand'),
  'Plan A': may('Anybody obtains a black message that you sent', 'draw a random card from another hand'),
  'Plan B': may('You obtain a black message that another sent', 'draw a random card from another hand'),
  Bet: may('Once in each of your turns', 'two players each take the next card of the deck as a message'),
  Cruel: may('Once in each of your turns', 'another player gains Lock On'),
  Callous: may('Another player is eliminated', 'take one of their true messages'),
  Ambush: may('A message is in transit', 'claim a message before another player'),
  Hunt: may('Another player is eliminated', 'expose your identity to give somebody up to two black cards'),
  Recycle: must('A Delete of another player took effect', 'take that card into your hand'),
  Erase: may('As you play', 'your Delete cards delete true messages too'),
  Revenge: may('As you play', 'your Trap cards count as Lock On if you like'),
  Interfere: may('Another player obtains a black message of yours', 'claim one of their true messages'),
  'Best Show': may(ANY, 'take a random card from another hand and give it to anybody as a message'),
  'Time Trace': must('Anybody is eliminated', 'turn face-down'),
  Plunder: may("A message is in transit on another player's turn", 'intercept it'),
  Deal: must('Anybody plays Decode', 'turn face-down'),
  Heroism: must('You obtain a black message', 'draw a card; you may give another player a black card'),
  'Break Through': must('You declare victory', 'choose a living, face-up woman, who wins with you'),
  Echo: may('Prove or Lock On is about to take effect on you', 'draw two cards'),
  Modulation: may('You are proved', 'lie'),
  Elegy: must('You are eliminated', 'give your hand to a player, who takes three random cards of it as messages'),
  Exchange: may(ANY, 'exchange all your messages with those of another player'),
  Spread: may('As you send', 'any card may travel as an Oriented Message'),
  Illusion: must('A Trap took effect', 'take that card into your hand'),
  'Second Strike': must(
    'Another player obtains a black message of yours',
    'draw two cards; you may give them a black card',
  ),
  'Fatal Strike': may('As you play', 'your Decode cards count as Lock On if you like'),
  'Show Blade': may(
    'Your Confidential Message comes back',
    'another player must take it, and a card of your hand as well',
  ),
  'Blood Weep': must('Anybody is eliminated', 'draw four cards'),
  Impute: may('A message reaches you', 'transfer it'),
  Wipe: may(ANY, 'delete one of your true messages to turn face-down'),
  Invasion: may('Your Prove is about to take effect', 'draw a random card from the hand of that player'),
  Decipher: may('As you play', 'your Lock On cards count as Decode if you like'),
  Snipe: may("A message is in transit on another player's turn", 'delete a message; for a true one draw two cards'),
  Aim: must('A Trap took effect', 'turn face-down'),
  Awe: may(ANY, 'demand a message before another player; who refuses may get up to two black cards'),
  Force: may('A card was just played', 'it is countered; nothing answers this'),
  Cover: may(ANY, 'claim a black message before another player to turn face-down'),
  Resist: must('You obtain a black message', 'draw two cards'),
  Strategy: may('Your Decode or Trap is about to take effect', 'turn a face-up special character face-down'),
  Philanthropy: must('Your turn begins', 'draw three cards instead of two'),
  Redemption: may(ANY, 'expose your identity to delete a message of yours and one before another player'),
  Diversified: may('As you play', 'your Lock On cards count as Trap if you like'),
  Reload: must('Your hand is empty', 'draw a card'),
};

/** By the key in the table of characters. */
export const missions: Readonly<Record<string, string>> = {
  none: 'No mission: win as the last one left, or with another identity.',
  hand_black_6: 'Hold six black cards.',
  hand_red_3_blue_3: 'Hold three red and three blue cards.',
  hand_size_10: 'Hold ten cards.',
  hand_lock_on_4: 'Hold four Lock On cards.',
  messages_red_3: 'Gain three red messages.',
  messages_blue_3: 'Gain three blue messages.',
  messages_red_2_blue_2: 'Gain two red and two blue messages.',
  messages_true_4: 'Gain four true messages.',
  eliminated_frs_1_kdr_1: 'An FRS and a KDR are eliminated.',
  eliminated_with_3_red_in_hand: 'Be eliminated with three red cards in hand.',
  eliminates_another_after_first: 'Eliminate a player after somebody was eliminated.',
  elimination_in_impute_turn: 'Somebody is eliminated in a turn in which you used Impute.',
  player_eliminated_before_victory: 'Somebody is eliminated.',
  self_eliminated_after_another: 'Be eliminated after another player.',
  female_declares_victory: 'A woman declares victory.',
  male_declares_with_at_most_1_black: 'A man declares victory while you have one black message at most.',
  special_declares_victory: 'A special character declares victory.',
  other_declares_on_own_turn: 'Another player declares victory on your turn.',
};
