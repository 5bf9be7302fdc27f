export const COMMUNITY = `
member: name | join_date | fee | paid | status
Hannah Weiss | -2400 | 60 | yes | active
Jonas Meyer | -1650 | 60 | no | active
Emily Clarke | -900 | 30 | yes | active
Luis Romero | -420 | 60 | no | active
Priya Nair | -200 | 30 | yes | active
Marta Kowalska | -3100 | 60 | yes | paused
Tom Brandt | -75 | 30 | no | active
Ruth Adler | -5200 | 0 | yes | active
member.de: name | join_date | fee | paid | status
Hannah Weiß | -2400 | 60 | yes | active
Jonas Meyer | -1650 | 60 | no | active
Aylin Demir | -900 | 30 | yes | active
Karl-Heinz Brand | -4800 | 60 | no | active
Petra Lindner | -200 | 30 | yes | active
Marta Kowalska | -3100 | 60 | yes | paused
Tom Schäfer | -75 | 30 | no | active
Ruth Adler | -5200 | 0 | yes | active
race: title | distance | location | description
River Half Marathon | 21.1 | Old Bridge | Flat and quick along the water.
Midsummer 10K | 10 | Town Park | Starts at eight in the evening, ends with lanterns.
Hill Challenge | 15 | Castle Hill | 600 metres up, and a view.
New Year Run | 5 | Market Square | For everyone, in costume if you like.
race_result: person | duration
Emily Clarke | 98
Jonas Meyer | 104
Priya Nair | 47
Luis Romero | 52
Marta Kowalska | 121
guestbook_entry: name | message
Hannah and Tom | Three days of rain and we would not have swapped one of them. Thank you!
The Okafor family | The children still talk about the stars above the porch.
Mikael | Best coffee of the trip, on the step, at six in the morning.
Ruth Adler | We found the key, the wood and your kind note. See you next spring.
notice_ad: title | type | description
Cargo bike to lend at weekends | offer | Ring at number 12, or write.
Looking for a ladder, four metres | request | For one afternoon, to clear the gutter.
Apples, as many as you can carry | offer | From our garden, until they are gone.
Who can look after two cats in August? | request | They like company and are easy.
faq: question | answer | category
How long does delivery take? | Two to four working days, and we write to you when it leaves. | general
Can I return something? | Yes, within 30 days. Send it back in its box and you get your money. | general
Do you ship abroad? | To most of Europe. The price is shown before you pay. | other
How do I change my address? | Under your account, or write to us and we do it for you. | personal
Where can I see my invoice? | It is attached to the mail that confirms your order. | work
faq.de: question | answer | category
Wie lange dauert die Lieferung? | Zwei bis vier Werktage. Wir schreiben, wenn sie unterwegs ist. | general
Kann ich etwas zurückgeben? | Ja, innerhalb von 30 Tagen, am besten im Karton. | general
Liefern Sie ins Ausland? | In die meisten Länder Europas. Der Preis steht da, bevor Sie zahlen. | other
Wie ändere ich meine Adresse? | In Ihrem Konto, oder schreiben Sie uns. | personal
class: title | duration | places | level | location | description
Morning flow | 60 | 12 | all | Large studio | Wake up slowly and leave with warm shoulders.
Beginners' basics | 75 | 10 | beginner | Small studio | Breath, standing poses and no hurry.
Power hour | 60 | 12 | intermediate | Large studio | Strong, quick and sweaty.
Lunch stretch | 45 | 8 | all | Small studio | Back at your desk by one.
Yin by candlelight | 75 | 10 | all | Large studio | Long, quiet poses to end the day.
Strong back | 60 | 8 | beginner | Small studio | For people who sit a lot.
Weekend long practice | 90 | 14 | intermediate | Large studio | A whole morning for yourself.
class.de: title | duration | places | level | location | description
Sanfter Morgen | 60 | 12 | all | Großer Raum | Langsam wach werden, mit warmen Schultern gehen.
Grundlagen | 75 | 10 | beginner | Kleiner Raum | Atem, Standhaltungen, keine Eile.
Kraftstunde | 60 | 12 | intermediate | Großer Raum | Kräftig und schnell.
Mittagspause | 45 | 8 | all | Kleiner Raum | Um eins zurück am Platz.
Ruhiger Abend | 75 | 10 | all | Großer Raum | Lange, stille Haltungen.
Starker Rücken | 60 | 8 | beginner | Kleiner Raum | Für alle, die viel sitzen.
teacher: name | bio
Noor Haddad | Came to yoga through dance and never left. Teaches with humour.
Mikael Lindqvist | Physiotherapist who likes to take his time.
Clara Fontana | Twenty years of practice, half of them by the sea.
table_reservation: customer_name | guests | seat | status | notes
Emily Clarke | 2 | Table 4 | booked | By the window
Jonas Meyer | 6 | Table 9 | booked | Birthday
Priya Nair | 4 | Table 2 | booked | One vegan
Luis Romero | 3 | Table 5 | cancelled | 
Hannah Weiss | 2 | Table 1 | booked | 
concert: title | location | price | places | description
Spring concert of the wind band | Village hall | 12 | 180 | Marches, film music and one surprise.
An evening of string quartets | St Mary's church | 18 | 90 | Haydn, Ravel and a short talk before.
The Open Window (comedy in two acts) | Barn theatre | 15 | 70 | Drinks in the yard during the break.
Jazz on the square | Market square | 8 | 250 | Indoors if it rains.
waiting_entry: name | date | status | notes
Mila Berger | -40 | new | Two mornings a week would do.
Noah Lindqvist | -31 | answered | Sister is already here.
Aylin Demir | -18 | new | From August on.
Theo Marchetti | -6 | new | 
event: title | category | location | description
Autumn concert | music | Assembly hall | The orchestra and both choirs. Doors open at half past six.
Parents' evening, year 5 | meeting | Library | Teachers, timetable and the class trip.
Sports day | sport | Playing field | Bring a hat and water.
Trip to the science museum | trip | Bus stop, north gate | Back at four.
Theatre rehearsal | music | Stage | Costumes, please.
Maths competition | other | Room 204 | Second round.
Half-term holiday | other | | No lessons.
Open day | meeting | Main building | Tours on the hour, cake all day.
event.de: title | category | location | description
Herbstkonzert | music | Aula | Orchester und beide Chöre. Einlass ab halb sieben.
Elternabend Klasse 5 | meeting | Bibliothek | Stundenplan und Klassenfahrt.
Sportfest | sport | Sportplatz | Bitte Hut und Wasser mitbringen.
Ausflug ins Museum | trip | Bushaltestelle | Rückkehr um vier.
Theaterprobe | music | Bühne | 
Tag der offenen Tür | meeting | Haupthaus | Führungen zur vollen Stunde, Kuchen den ganzen Tag.
guest: name | rsvp | guests | seat | diet
Ana Ferreira | yes | 2 | Table 1 | everything
Jonas and Mia Meyer | yes | 2 | Table 1 | vegetarian
Grandma Ruth | yes | 1 | Table 2 | everything
Sam Okafor | invited | 2 | Table 3 | vegan
Leyla Demir | no | 1 | | everything
The Clarke family | invited | 4 | Table 4 | everything
Luis Romero | yes | 1 | Table 2 | vegetarian
volunteer: name | skills | available
Hannah Weiss | First aid; Driving | yes
Tom Brandt | Cooking | yes
Priya Nair | Translation; Children | no
Jonas Meyer | Carpentry | yes
feedback: name | category | rating | message
Hannah | praise | 5 | The new opening hours are perfect for us. Thank you.
 | problem | 2 | The queue on Saturday was very long and nobody told us why.
Luis | idea | 4 | A bench by the entrance would be lovely for older people.
Emily | question | 4 | Will there be a course for beginners in spring?
 | praise | 5 | So friendly, every single time.
survey_answer: name | age | satisfaction | liked | improve
Hannah | 34 | 5 | The calm room | Earlier start
 | 61 | 4 | The people | More chairs
Luis | 27 | 3 | The price | Better directions
poll: question | options | description
Where shall the summer party be? | By the lake; In the courtyard; At the old mill | We need a decision by Friday.
Which day suits the team meeting? | Monday; Tuesday; Thursday | 
What color for the new door? | Blue; Green; Red | 
idea: title | description | status | category
Bike racks by the back door | There is room for six. | planned | general
Longer hours on Thursdays | Until nine, at least in summer. | new | general
Shared tool cupboard | Everyone has a drill and nobody a ladder. | new | general
Fruit from the market | Once a week, from the farm stall. | done | general
comment: author | text
Hannah | I like this very much. Count me in.
Luis | Thank you, this is exactly what I was looking for.
Emily | Does it work with children as well?
Sam | Good to know. I’ll try it next week.
post: title | country | summary | content | published_at | tags
Three days in Porto without a plan | Portugal | Blue tiles, steep streets and the best tomato rice of my life. | <p>We arrived with no list at all. The first evening we followed the tram line down to the river and stayed until the lights came on.</p><p>What I remember is the <strong>tomato rice</strong>, and a man who sang in the doorway.</p> | -3 | city; food
The slow train to Bergen | Norway | Seven hours of snow, lakes and small red houses. | <p>You should sit on the left. That is the whole secret.</p><p>Around noon the trees stop, and for an hour there is only white.</p> | -12 | train; winter
Walking the Lycian coast | Türkiye | Six days, one pair of shoes, figs from every wall. | <p>The path is older than the villages. We started early each day and swam at noon.</p> | -25 | hiking; sea
A market morning in Oaxaca | Mexico | Go hungry, go early, go twice. | <p>At seven the chocolate is being ground, and the whole street smells of it.</p> | -41 | food
Rain in Kyoto | Japan | Why the wet days were the best ones. | <p>Nobody in the gardens, moss so green that it seemed lit from below.</p> | -60 | city; gardens
lost_item: title | location | status | description
Blue umbrella | Reading room | open | Wooden handle, one rib bent.
Child's glove, left | Playground | open | Red, knitted.
Silver earring | Changing room 2 | returned | 
House keys with a fish | Bus 14 | open | Three keys, a wooden fish.
Black scarf | Café | open | 
player: name | position | shirt_number
Mina Sørensen | goal | 1
Aaliyah Brooks | defence | 4
Lena Hartmann | midfield | 8
Chiara Rossi | attack | 9
Joy Mensah | midfield | 10
Eva Novak | defence | 5
team: name | category
Red Foxes | general
River Otters | general
Night Owls | general
match: opponent | location | home_score | away_score | competition
River Otters | Home | 3 | 1 | League
Night Owls | Away | 0 | 0 | League
Blue Herons | Home | 2 | 4 | Cup
Red Foxes | Away | | | League
Hill Town | Home | | | League
tournament: name | location | description
Spring cup | Sports hall | Eight teams, one day.
Chess open | Library | Seven rounds.
song: title | composer | genre | duration
Ubi caritas | Ola Gjeilo | classical | 4
Blackbird | Lennon and McCartney | rock | 3
Shenandoah | Traditional | soul | 5
Abendlied | Josef Rheinberger | classical | 3
Autumn Leaves | Joseph Kosma | jazz | 4
rehearsal: title | location
Full choir | Parish hall
Sopranos and altos | Music room
Tenors and basses | Music room
Dress rehearsal | Church
singer: name | voice | join_date
Hannah Weiss | soprano | -2400
Ruth Adler | alto | -5200
Luis Romero | tenor | -420
Jonas Meyer | bass | -1650
Emily Clarke | alto | -900
Priya Nair | soprano | -200
attendance: status
present
present
late
absent
present
sermon: title | host | passage | summary
The open door | Rev. Clarke | Luke 15 | About coming home before you are ready.
Bread for the road | Rev. Clarke | 1 Kings 19 | Rest first, then the next step.
Salt | Pastor Meyer | Matthew 5 | Small things that change the whole.
prayer_request: title | message
For my mother | She has surgery on Thursday.
Thanks | The baby is here and well.
For the village | That the school may stay open.
service_time: title | host | location
Sunday service | Rev. Clarke | St Mary
Evening prayer | Pastor Meyer | Chapel
Family service | Rev. Clarke | St Mary
Taizé evening | Hannah Weiss | Chapel
wiki_page: title | content | tags
How we work | <p>Who does what, when we meet, and where decisions are written down.</p> | basics
Your first week | <p>Accounts, people to meet, and the three things to read first.</p> | basics; new here
Holidays and sick days | <p>Ask two weeks ahead; a short message is enough when you are ill.</p> | office
Releasing | <p>Every Tuesday, with a list of what changed and somebody at hand.</p> | how to
Talking to customers | <p>Answer within a day, say what you know and when there will be more.</p> | how to
Expenses | <p>Keep the receipt, send a picture of it, be paid with the next salary.</p> | office; money
`;
