// The characters: S for those who begin face-down, gender, abilities that work from face-down (blue) and face-up (red),
// and the mission of one who is MOF.

export const CHARACTERS = `
name,special,gender,blue,red,mission
Alias,,female,,Moody + Funeral,none
Angel,,female,,Collection + Cure,hand_black_6
Brumaire Baron,S,male,Substitute,Escape,messages_red_3
Dark Flow,,male,,Choice + Change,messages_red_3
Detective,,male,,Track + Search,hand_red_3_blue_3
Diamond Man,,male,,Plan A + Plan B,hand_size_10
Double Knight,,male,,Bet,messages_blue_3
Fire,,male,,Cruel + Callous,messages_red_2_blue_2
Hunter,S,female,Ambush,Hunt,eliminated_frs_1_kdr_1
J,,male,,Recycle + Erase,female_declares_victory
Kwon Ki Ku,,male,,Revenge + Interfere,messages_red_2_blue_2
Lark,S,female,Best Show,Time Trace,self_eliminated_after_another
Manipulator,S,male,Plunder,Deal,messages_blue_3
Mark Jr.,,male,,Heroism + Break Through,eliminated_frs_1_kdr_1
Nightmare,S,female,Echo,Modulation + Elegy,eliminated_with_3_red_in_hand
Oblique Shadow,S,female,Exchange,,messages_red_3
Perfume,,female,,Spread + Illusion,other_declares_on_own_turn
Savage Assassin,,male,,Second Strike + Fatal Strike,eliminates_another_after_first
Scarlet Blade,,male,,Show Blade + Blood Weep,eliminated_frs_1_kdr_1
Speaker,S,male,Impute,Wipe,elimination_in_impute_turn
Static Electricity,,female,,Invasion + Decipher,messages_red_2_blue_2
Swan,S,female,Snipe,Aim,player_eliminated_before_victory
Tank,S,male,Awe,,messages_blue_3
Titanium,S,male,Force,Cover,hand_lock_on_4
Tough Gun,,male,,Resist + Strategy,special_declares_victory
Trinity,,female,,Philanthropy + Redemption,male_declares_with_at_most_1_black
Viper,,male,,Diversified + Reload,messages_true_4
`;
